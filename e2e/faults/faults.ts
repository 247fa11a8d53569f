import type { Fault } from './fault.ts'
import { ofAccounts } from './ofAccounts.ts'
import { ofAnonymity } from './ofAnonymity.ts'
import { ofAttacks } from './ofAttacks.ts'
import { ofCalls } from './ofCalls.ts'
import { ofCases } from './ofCases.ts'
import { ofDrawing } from './ofDrawing.ts'
import { ofEntities } from './ofEntities.ts'
import { ofFeed } from './ofFeed.ts'
import { ofFirstScreen } from './ofFirstScreen.ts'
import { ofFollowing } from './ofFollowing.ts'
import { ofFrame } from './ofFrame.ts'
import { ofLimits } from './ofLimits.ts'
import { ofMap } from './ofMap.ts'
import { ofMessages } from './ofMessages.ts'
import { ofModeration } from './ofModeration.ts'
import { ofMoves } from './ofMoves.ts'
import { ofNetwork } from './ofNetwork.ts'
import { ofNumbers } from './ofNumbers.ts'
import { ofPanel } from './ofPanel.ts'
import { ofPictures } from './ofPictures.ts'
import { ofPlaces } from './ofPlaces.ts'
import { ofPosts } from './ofPosts.ts'
import { ofQuickExit } from './ofQuickExit.ts'
import { ofReaders } from './ofReaders.ts'
import { ofRoles } from './ofRoles.ts'
import { ofRoutes } from './ofRoutes.ts'
import { ofServer } from './ofServer.ts'
import { ofStates } from './ofStates.ts'
import { ofValidation } from './ofValidation.ts'
import { ofWriting } from './ofWriting.ts'

export const faults: Fault[] = [
  ...ofAccounts,
  ...ofAnonymity,
  ...ofAttacks,
  ...ofCalls,
  ...ofCases,
  ...ofDrawing,
  ...ofEntities,
  ...ofFeed,
  ...ofFirstScreen,
  ...ofFollowing,
  ...ofFrame,
  ...ofLimits,
  ...ofMap,
  ...ofMessages,
  ...ofModeration,
  ...ofMoves,
  ...ofNetwork,
  ...ofNumbers,
  ...ofPanel,
  ...ofPictures,
  ...ofPlaces,
  ...ofPosts,
  ...ofQuickExit,
  ...ofReaders,
  ...ofRoles,
  ...ofRoutes,
  ...ofServer,
  ...ofStates,
  ...ofValidation,
  ...ofWriting,
]
