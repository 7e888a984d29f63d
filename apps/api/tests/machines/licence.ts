import { documentUpdate, userDocuments } from '@yaoji/api-client/contract/licence'
import {
  registerDocument,
  registerDraft,
  registerSubmit,
  registerWithdraw,
} from '@yaoji/api-client/contract/register'
import { ENTERPRISES } from '@yaoji/domain'
import { eq } from 'drizzle-orm'
import { regionRows } from '../../src/modules/address/official-regions'
import { regions } from '../../src/modules/address/tables'
import { enterprises, licenceDocuments } from '../../src/modules/licence/tables'
import { users } from '../../src/session/tables'
import { addDays, chinaDate } from '../../src/wire/clock'
import type { OrderShop } from '../order-shop'
import { documentInput, fillIn, insertDraft } from '../registration'
import { days, group, type Machine, statusOf } from './machine'

const REVIEWED = { update: 'updating' }

/** A registration from the draft to the review and its updates. */
export const licenceMachine: Machine = {
  name: 'a licence',
  moves: {
    draft: { submit: 'submitted', save: 'draft' },
    submitted: { reject: 'rejected', pass: 'passed', withdraw: 'draft' },
    rejected: { save: 'rejected, corrected' },
    'rejected, corrected': { submit: 'submitted', save: 'rejected, corrected' },
    passed: REVIEWED,
    updating: { pass_update: 'passed', reject_update: 'passed', ...REVIEWED },
  },
  async open(shop) {
    await shop.renewBuyer()
    const { db } = shop.service
    await db
      .insert(regions)
      .values(regionRows().filter(({ code }) => code.startsWith('31')))
      .onConflictDoNothing()
    shop.buyerId = await insertDraft(db, String(shop.phone + 40_000_000))
    shop.browser = await shop.service.buyer(shop.buyerId)
    await fillIn(shop.service, { call: shop.browser.call, userId: shop.buyerId })
    const of = (action: string) => () => `registrations/${shop.buyerId}/${action}`
    return {
      async state() {
        const { licence_state, documents } = await shop.browser.call(registerDraft, {})
        const rejected = documents.some(({ state }) => state === 'rejected')
        return licence_state === 'rejected' && !rejected ? 'rejected, corrected' : licence_state
      },
      steps: {
        save: async () =>
          statusOf(
            shop.browser.call(
              registerDocument,
              await documentInput(shop.service, shop.buyerId, 'drug_licence'),
            ),
          ),
        submit: () => statusOf(shop.browser.call(registerSubmit, {})),
        pass: group(shop, of('pass')),
        reject: group(shop, of('reject'), { drug_licence: '照片不清晰' }),
        ...(await updates(shop)),
        withdraw: () => statusOf(shop.browser.call(registerWithdraw, {})),
      },
    }
  },
}

/** A document of an approved buyer, of which every version lasts for sixty days. */
export const documentMachine: Machine = {
  name: 'a document',
  moves: {
    passed: { wait: 'expired', ...REVIEWED },
    updating: {
      wait: 'updating',
      pass_update: ['passed', 'expired'],
      reject_update: ['passed', 'expired'],
      ...REVIEWED,
    },
    expired: { ...REVIEWED, wait: 'expired' },
  },
  async open(shop) {
    await shop.renewBuyer()
    const { db } = shop.service
    const user_id = shop.buyerId
    await db.insert(enterprises).values({
      user_id,
      type: 'pharmacy',
      credit_code: '91310115MA1H7XYZ07',
      legal_person: '王康',
      scopes: ['化学药'],
    })
    for (const type of ENTERPRISES.pharmacy.required.flat()) {
      const { number = '', end_date, begin_date } = await lasting(shop, type)
      await db.insert(licenceDocuments).values({
        ...{ type, user_id, number, begin_date },
        end_date: type === 'drug_licence' ? end_date : '2099-01-01',
        review: 'passed',
        submitted_at: shop.service.clock.now,
      })
    }
    return {
      async state() {
        const [user] = await db.select().from(users).where(eq(users.id, user_id))
        return user!.licence_state
      },
      steps: { ...(await updates(shop)), wait: days(shop, 61) },
    }
  },
}

async function lasting(shop: OrderShop, type: Parameters<typeof documentInput>[2]) {
  const end_date = addDays(chinaDate(shop.service.clock.now), 60)
  return { ...(await documentInput(shop.service, shop.buyerId, type)), end_date }
}

/** The steps of an update; without one they are about a document that has no update. */
async function updates(shop: OrderShop) {
  const newest = async () => {
    const { list } = await shop.browser.call(userDocuments, {})
    return list.find(({ type }) => type === 'drug_licence')?.versions[0]?.id ?? 999_999
  }
  const decide = (action: string, fields?: Record<string, string>) => async () => {
    const id = await newest()
    return group(shop, () => `documents/${id}/${action}`, fields)()
  }
  return {
    update: async () => statusOf(shop.browser.call(documentUpdate, await lasting(shop, 'drug_licence'))),
    pass_update: decide('pass'),
    reject_update: decide('reject', { reason: '照片不清晰' }),
  }
}
