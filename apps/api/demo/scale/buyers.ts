import { creditCodeCheckDigit, isLicenceChecked } from '@yaoji/domain'
import type { Db } from '../../src/db/types'
import { addresses } from '../../src/modules/address/tables'
import { hashPassword } from '../../src/modules/credentials/password'
import { enterprises, licenceDocuments } from '../../src/modules/licence/tables'
import { yearFrom } from '../../src/modules/supply-contract/period'
import { supplyContracts } from '../../src/modules/supply-contract/tables'
import { users } from '../../src/session/tables'
import { addDays, chinaDate, chinaMoment } from '../../src/wire/clock'
import { DEMO_PASSWORD, documentsOf } from '../accounts'
import type { Progress } from '../load-catalogue'
import { type BuyerDraft, draftBuyer, lowestRegions, type ScaleBuyer, toBuyer } from './buyer-draft'
import { continueIds, insertAll, lastId } from './insert-all'

interface Making {
  readonly count: number
  readonly seed: number
  readonly now: Date
  readonly progress: Progress
}

/** Buyers of one round of inserts. */
const ROUND = 1_000

/** Makes buyers with their licence, contracts and address. All have the password of the demo accounts. */
export async function insertBuyers(db: Db, { count, seed, now, progress }: Making): Promise<ScaleBuyer[]> {
  const password_hash = await hashPassword(DEMO_PASSWORD)
  const places = lowestRegions()
  const first = (await lastId(db, users)) + 1
  const buyers: ScaleBuyer[] = []
  for (let at = 0; at < count; at += ROUND) {
    const round = Array.from({ length: Math.min(ROUND, count - at) }, (_, place) =>
      draftBuyer({ id: first + at + place, at: at + place, seed, now, places }),
    )
    await insertAll(
      db,
      users,
      round.map(draft => ({ ...userRow(draft), password_hash })),
    )
    await insertAll(db, enterprises, round.map(enterpriseRow))
    await insertAll(db, licenceDocuments, round.flatMap(documentRows(now)))
    await insertAll(db, supplyContracts, round.flatMap(contractRows(now)))
    await insertAll(db, addresses, round.map(addressRow))
    buyers.push(...round.map(toBuyer))
    progress('', at + round.length, count)
  }
  await continueIds(db, users)
  return buyers
}

function userRow({ id, account, created_at }: BuyerDraft) {
  const { user, licence, scopes } = account
  const isChecked = isLicenceChecked(licence)
  return {
    ...user,
    id,
    licence_state: licence,
    document_expired: licence === 'expired',
    scopes: isChecked ? [...scopes] : [],
    created_at,
  }
}

const codeOf = ({ account: { credit_code } }: BuyerDraft) => credit_code + creditCodeCheckDigit(credit_code)

const pathOf = ({ place: { city, ...path } }: BuyerDraft) => path

function enterpriseRow(draft: BuyerDraft): typeof enterprises.$inferInsert {
  const { id, account, detail, created_at } = draft
  return {
    ...pathOf(draft),
    user_id: id,
    type: account.enterprise,
    legal_person: account.legal_person,
    credit_code: codeOf(draft),
    address: detail,
    contact: account.user.name,
    scopes: [...account.scopes],
    submitted_at: created_at,
  }
}

const documentRows = (now: Date) => (draft: BuyerDraft) => {
  const days =
    draft.account.licence === 'expired'
      ? { drug_licence: { days_left: -12 }, institution_licence: { days_left: -12 } }
      : {}
  return documentsOf(
    { ...draft.account, documents: days },
    { user_id: draft.id, credit_code: codeOf(draft), now },
  )
}

/** A contract for each year since the account was made; a few do not have that of this year. */
const contractRows =
  (now: Date) =>
  ({ id, at, account, created_at }: BuyerDraft): (typeof supplyContracts.$inferInsert)[] => {
    if (!isLicenceChecked(account.licence)) return []
    const today = chinaDate(now)
    const rows = []
    for (let day = chinaDate(created_at); day <= today; day = addDays(yearFrom(day).end_date, 1))
      rows.push({ user_id: id, ...yearFrom(day), signed_at: chinaMoment(day, 10 * 60) })
    return at % 40 === 39 ? rows.slice(0, -1) : rows
  }

function addressRow(draft: BuyerDraft): typeof addresses.$inferInsert {
  const { consignee, mobile, detail } = toBuyer(draft).address
  return {
    ...pathOf(draft),
    user_id: draft.id,
    consignee,
    mobile,
    detail,
    is_default: 1,
    review_state: 'licensed',
  }
}
