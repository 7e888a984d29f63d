import { type Endpoint, pathNames } from '@yaoji/api-client/contract'
import { type FormInput, writeForm } from '@yaoji/api-client/form'
import { afterAll, beforeAll } from 'vitest'
import { regionRows } from '../src/modules/address/official-regions'
import { regions } from '../src/modules/address/tables'
import { enterprises } from '../src/modules/licence/tables'
import { giveMoney, insertAddress } from './buyer-data'
import { JPEG, multipartBody, namedFile } from './files'
import { insertBasics, insertBuyer, insertGoods } from './fixtures'
import { insertFile } from './registration'
import { type Browser, startService, type TestService } from './service'

/** A shop for generated calls: products in stock, a buyer with an address and money, a buyer who registers. */
export function openCallShop() {
  const shop = {
    // It is there before the first test runs.
    service: undefined as unknown as TestService,
    buyerId: 0,
    /** A buyer whose registration is open. */
    registrantId: 0,
    /** A browser of the buyer who can make a call. */
    browserFor({ name }: Endpoint): Promise<Browser> {
      return shop.service.buyer(name.startsWith('register.') ? shop.registrantId : shop.buyerId)
    },
  }
  beforeAll(async () => {
    shop.service = await startService()
    const { db } = shop.service
    await insertBasics(db)
    for (let id = 1; id <= 6; id += 1) await insertGoods(db, { id, stock: 100_000 })
    await db.insert(regions).values(regionRows().filter(row => row.code.startsWith('31')))
    shop.buyerId = await insertBuyer(db)
    await insertAddress(db, shop.buyerId, { is_default: 1 })
    await giveMoney(db, shop.buyerId, '1000.00')
    shop.registrantId = await insertRegistrant(db)
  })
  afterAll(() => shop.service.close())
  return shop
}

/** An account with an enterprise and files that it can use. */
async function insertRegistrant(db: TestService['db']): Promise<number> {
  const phone = '13900000002'
  const id = await insertBuyer(db, { phone, company: '会员0002', licence_state: 'draft', scopes: [] })
  await db.insert(enterprises).values({ user_id: id, type: 'clinic', credit_code: '', legal_person: '' })
  for (let files = 0; files < 12; files += 1) await insertFile(db, id)
  return id
}

/** Sends a call with any input: its names of the path in the address, the rest in the query or in the form. */
export function send(browser: Browser, endpoint: Endpoint, input: Record<string, FormInput>) {
  const inPath = new Set(pathNames(endpoint.path))
  const rest = Object.fromEntries(Object.entries(input).filter(([name]) => !inPath.has(name)))
  const form = writeForm(rest)
  const address = addressOf(endpoint, input)
  if (endpoint.multipart) return sendFile(browser, endpoint, form)
  const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT'
  return raw(
    browser,
    endpoint,
    hasBody || form === '' ? address : `${address}?${form}`,
    hasBody ? form : undefined,
  )
}

async function sendFile(browser: Browser, endpoint: Endpoint, form: string) {
  const file = namedFile(JPEG, '营业执照.jpg')
  return browser.raw(
    endpoint.method,
    endpoint.path,
    await multipartBody([...new URLSearchParams(form)], [file]),
  )
}

/** Only text and numbers can be in an address; anything else is written as a word. */
export function addressOf({ path }: Endpoint, input: Record<string, FormInput>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = input[name] ?? 1
    const text = typeof value === 'object' ? 'list' : String(value)
    return encodeURIComponent([...text].slice(0, 15).join('') || '0')
  })
}

/** Sends an address and a body as they are. */
export function raw(browser: Browser, endpoint: Endpoint, url: string, body?: string) {
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  const headers = { 'x-requested-with': 'test', ...(body === undefined ? {} : type) }
  return browser.raw(endpoint.method, url, { body, headers })
}
