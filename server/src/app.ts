import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import fastify, { type FastifyInstance } from 'fastify'
import { accountJobs } from './accounts/jobs.ts'
import { knowSessions } from './accounts/knownSessions.ts'
import { quickExitRoute } from './accounts/quickExit.ts'
import { accountRoutes } from './accounts/routes.ts'
import { sessionCookieName } from './accounts/sessionCookie.ts'
import { activeSessions, actorNow, authenticate } from './accounts/sessions.ts'
import { adminRoutes } from './admin/routes.ts'
import { auditRoutes } from './audit/routes.ts'
import { shownTo } from './authorship/hiding.ts'
import { measureBackups } from './backup/lastBackup.ts'
import { blogRoutes } from './blogs/routes.ts'
import { commentRoutes } from './comments/routes.ts'
import { guest } from './core/actor.ts'
import type { Deps } from './core/deps.ts'
import { releaseOnOutsideDecision } from './desk/releaseOnOutsideDecision.ts'
import { deskRoutes } from './desk/routes.ts'
import { startCarryingOut } from './desk/ticker.ts'
import { reportRoutes } from './flags/routes.ts'
import { followJobs } from './follows/jobs.ts'
import { followRoutes } from './follows/routes.ts'
import { followUpRoutes } from './followUps/routes.ts'
import { guestReportRoutes } from './guestReports/routes.ts'
import { apiDocs } from './http/apiDocs.ts'
import { answerBrokenRequest, answerOddRequests } from './http/brokenRequests.ts'
import { refuseEncodedBodies } from './http/encodedBodies.ts'
import { answerError } from './http/errors.ts'
import { installableRoutes } from './http/installable.ts'
import { refuseOtherSites } from './http/otherSites.ts'
import { brotliQuality } from './http/prepared.ts'
import { sharePublicData } from './http/publicData.ts'
import { securityHeaders } from './http/securityHeaders.ts'
import { securityTxtRoute } from './http/securityTxt.ts'
import { serving } from './http/serve.ts'
import { answerUnknownRoutes } from './http/unknownRoutes.ts'
import { measureQueues } from './jobs/metrics.ts'
import { mediaJobs } from './media/jobs.ts'
import { mediaRoutes } from './media/routes.ts'
import { sizesJobs } from './media/sizes.ts'
import { moderationRoutes } from './moderation/routes.ts'
import { startNotifyingOfComments } from './notifications/commentNotifications.ts'
import { notificationJobs } from './notifications/jobs.ts'
import { ownAudience } from './notifications/policy.ts'
import { notificationRoutes } from './notifications/routes.ts'
import { accountWarnings } from './notifications/warnings.ts'
import { numberRoutes } from './numbers/routes.ts'
import { warnOfExhaustion } from './operations/exhaustion.ts'
import { healthRoutes } from './operations/health.ts'
import { metricsRoute } from './operations/metrics.ts'
import { warnOfProxy } from './operations/proxies.ts'
import { closeGently, logRequests, requestLogging } from './operations/requests.ts'
import { awaitUnfinishedHandlers } from './operations/unfinishedHandlers.ts'
import { outcomeJobs } from './outcomes/asking.ts'
import { outcomeRoutes } from './outcomes/routes.ts'
import { placeRoutes } from './places/routes.ts'
import { readPost } from './posts/posts.ts'
import { postRoutes } from './posts/routes.ts'
import { profileJobs } from './profiles/accountDeletion.ts'
import { profileRoutes } from './profiles/routes.ts'
import { pushTokenRoutes } from './pushTokens/routes.ts'
import { questionRoutes } from './questions/routes.ts'
import { reactionRoutes } from './reactions/routes.ts'
import { retentionJobs } from './retention/retention.ts'
import { sanctionRoutes } from './sanctions/routes.ts'
import { searchJobs } from './search/jobs.ts'
import { searchRoutes } from './search/routes.ts'
import { shareCardRoutes } from './shareCards/routes.ts'
import { shufflingJobs } from './shuffling/shuffling.ts'
import { storyRoutes } from './stories/routes.ts'
import { supportRoutes } from './support/routes.ts'
import { suspectRoutes } from './suspects/routes.ts'
import { syndicationRoutes } from './syndication/routes.ts'
import { takeoutRoutes } from './takeout/routes.ts'
import { timelineRoutes } from './timelines/routes.ts'
import { uploadRoutes } from './uploads/routes.ts'
import { userRoutes } from './users/routes.ts'
import { watchWordRoutes } from './watchWords/routes.ts'
import { renewWatchList } from './watchWords/watchList.ts'

/** A report with ten files may arrive over a slow connection; a slow sender only occupies a connection and disk space. */
const wholeRequestMilliseconds = 10 * 60 * 1000
const headersMilliseconds = 30 * 1000

/**
 * Compression of responses. Below `syncThreshold` bytes a response is compressed in one call: compressing a few kilobytes as a
 * stream costs five times as much.
 */
const compression = {
  global: true,
  globalDecompression: false,
  syncThreshold: 64 * 1024,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } },
}

/** Builds the whole server: the HTTP plumbing first, then every module. Does not listen yet. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: deps.log,
    ...requestLogging,
    trustProxy: (_address, hop) => hop < deps.config.TRUSTED_PROXIES,
    bodyLimit: 256 * 1024,
    clientErrorHandler: answerBrokenRequest,
    requestTimeout: wholeRequestMilliseconds,
    http: {
      headersTimeout: headersMilliseconds,
      requireHostHeader: false,
      // Some clients offer an upgrade to HTTP/2 with every first request. Only WebSocket upgrades are accepted; any other offer is
      // ignored.
      shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
    },
    // Requests that arrive while the server closes are still answered, and their connection is closed afterwards.
    return503OnClosing: false,
    routerOptions: {
      ignoreTrailingSlash: true,
      // No address is as long as this: what is too long for an id is refused by its call, like everything else that is none.
      maxParamLength: 16_384,
    },
    // A URL that cannot be decoded never reaches the error handler set below.
    frameworkErrors: answerError,
  })
  try {
    await mount(app, deps)
    return app
  } catch (error) {
    // Stops what has already been started for the app, such as the timers that look for due work.
    await app.close()
    throw error
  }
}

async function mount(app: FastifyInstance, deps: Deps): Promise<void> {
  app.setErrorHandler(answerError)
  awaitUnfinishedHandlers(app)
  answerUnknownRoutes(app)
  logRequests(app)
  answerOddRequests(app)
  warnOfProxy(app, deps)
  warnOfExhaustion(app)
  deps.guestCache.serve(app, sessionCookieName)
  // Must come after guestCache.serve, which replaces the listener of the server's 'request' event that exists when it is called.
  closeGently(app, deps)
  await securityHeaders(app, deps.config)
  refuseOtherSites(app, deps.config)
  sharePublicData(app)
  await app.register(compress, compression)
  refuseEncodedBodies(app)
  await app.register(cookie)
  await app.register(multipart)
  app.removeContentTypeParser('text/plain')
  // Calls without a body (logging out, reacting) may still announce JSON, as many clients do by default.
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parseJson(request, body, done),
  )

  healthRoutes(app, deps)
  await metricsRoute(app, deps)
  measureQueues(deps)
  measureBackups(deps)
  apiDocs(app, deps.config)
  installableRoutes(app, deps.config)
  securityTxtRoute(app, deps.config)

  releaseOnOutsideDecision(app, deps)
  const serve = serving(app, {
    authenticate: { changing: (token) => authenticate(deps, token), reading: knowSessions(deps) },
    tempDir: deps.tempDir,
    freeSpace: deps.freeSpace,
    sentBefore: deps.sentBefore,
    counting: deps,
  })
  accountRoutes(serve, deps, accountWarnings(deps))
  quickExitRoute(app, deps)
  await accountJobs(deps)
  uploadRoutes(serve, app, deps)
  mediaRoutes(app, deps)
  await mediaJobs(deps)
  await sizesJobs(deps)
  userRoutes(serve, deps)
  auditRoutes(serve, deps)
  notificationRoutes(serve, deps)
  await notificationJobs(deps)
  app.addHook('onClose', startNotifyingOfComments(deps))
  followRoutes(serve, deps)
  await followJobs(deps)
  suspectRoutes(serve, deps)
  postRoutes(serve, deps)
  reactionRoutes(serve, deps)
  watchWordRoutes(serve, deps)
  // Without this, writing the first comment would take two more round trips to the database.
  await renewWatchList(deps.watchList, deps.kysely)
  commentRoutes(serve, deps)
  timelineRoutes(serve, deps)
  reportRoutes(serve, deps)
  moderationRoutes(serve, deps)
  questionRoutes(serve, deps)
  outcomeRoutes(serve, deps)
  await outcomeJobs(deps)
  followUpRoutes(serve, deps)
  guestReportRoutes(serve, deps)
  sanctionRoutes(serve, deps)
  searchRoutes(serve, deps)
  await searchJobs(deps)
  numberRoutes(app, serve, deps)
  profileRoutes(serve, deps)
  await profileJobs(deps)
  takeoutRoutes(serve, deps)
  pushTokenRoutes(serve, deps)
  supportRoutes(serve, deps)
  deskRoutes(serve, deps)
  app.addHook('onClose', startCarryingOut(deps))
  adminRoutes(serve, deps)
  blogRoutes(serve, deps)
  storyRoutes(serve, deps)
  placeRoutes(serve, deps)
  shareCardRoutes(app, deps)
  syndicationRoutes(app, deps)
  await retentionJobs(deps)
  await shufflingJobs(deps)
  deps.live.serve(app, {
    authenticate: (token) => authenticate(deps, token),
    activeSessions: (sessionIds) => activeSessions(deps, sessionIds),
    seePost: async (connected, postId) => {
      // What is hidden from this person may have changed since they connected. If their session has ended, they see what a guest
      // sees until they are disconnected.
      const actor = (await actorNow(deps, connected)) ?? guest
      return shownTo(actor, () => readPost(deps, actor, postId))
    },
    ownAudience,
    publicUrl: deps.config.PUBLIC_URL,
  })
}
