import type { FileInfo } from '@yaoji/api-client/contract/file'
import type { LicenceDocument, LicenceVersion } from '@yaoji/api-client/contract/licence'
import type { Db } from '../../db/types'
import { chinaTime } from '../../wire/clock'
import { filesOf, toFileInfo } from '../file/file-info'
import type { DocumentRow, Licence } from './documents'

const STATE_TEXTS = {
  current: '生效中',
  reviewing: '审核中',
  rejected: '未通过',
  replaced: '已替换',
} as const satisfies Record<LicenceVersion['state'], string>

/** The documents of a licence with their files, and with every version that was submitted, the newest first. */
export async function withVersions(
  db: Db,
  user_id: number,
  { documents, rows }: Licence,
): Promise<LicenceDocument[]> {
  const found = await filesOf(db, { user_id, ids: rows.flatMap(({ file_ids }) => file_ids) })
  const files = new Map(found.map(file => [file.id, toFileInfo(file)]))
  const filesFor = (row: DocumentRow | undefined) => (row?.file_ids ?? []).flatMap(id => files.get(id) ?? [])
  return documents.map(document => {
    const own = rows.filter(({ type }) => type === document.type)
    const current = own.findLast(({ review }) => review === 'passed')
    return {
      ...document,
      files: filesFor(own.find(({ id }) => id === document.id)),
      versions: own.toReversed().map(row => versionAnswer(row, row === current, filesFor(row))),
    }
  })
}

function versionAnswer(row: DocumentRow, isCurrent: boolean, files: FileInfo[]): LicenceVersion {
  const { id, number, person, begin_date, end_date, long_term, reason, submitted_at } = row
  const state = stateOf(row, isCurrent)
  return {
    ...{ id, number, person, begin_date, end_date, long_term, reason, files },
    state,
    state_text: STATE_TEXTS[state],
    submitted_at: chinaTime(submitted_at),
  }
}

function stateOf({ review }: DocumentRow, isCurrent: boolean): LicenceVersion['state'] {
  if (isCurrent) return 'current'
  if (review === 'passed') return 'replaced'
  return review === 'rejected' ? 'rejected' : 'reviewing'
}
