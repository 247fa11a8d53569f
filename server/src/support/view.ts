import type { OwnSupportRequest, SupportRequest } from '@bichar/contract/support.ts'
import { mayModerate } from '../audit/ownItems.ts'
import type { SignedIn } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import { privateMediaView } from '../media/privateMedia.ts'
import type { SupportRow } from './store.ts'

const words = ({ id, name, phone, description, status, created_at }: SupportRow) => ({
  _id: id,
  name,
  phone,
  desc: description,
  status,
  createdAt: created_at.toISOString(),
})

/** A request as whoever sent it sees it. */
export const ownRequestView = (row: SupportRow): OwnSupportRequest => ({
  ...words(row),
  fileCount: row.files.length,
})

/** A request as an admin sees it; the URLs of its files work only in this session. */
export const requestView = (
  deps: Pick<Deps, 'serverKey'>,
  row: SupportRow,
  admin: SignedIn,
): SupportRequest => ({
  ...words(row),
  files: row.files.map((file) => privateMediaView(deps, file, admin)),
  can: { moderate: mayModerate(admin, row.user_id === admin.userId) },
})
