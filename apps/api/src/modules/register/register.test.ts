import { addressList } from '@yaoji/api-client/contract/address'
import { cartAdd, cartList } from '@yaoji/api-client/contract/cart'
import { cartCheckout } from '@yaoji/api-client/contract/checkout'
import { goodsDetail } from '@yaoji/api-client/contract/goods'
import { messageList } from '@yaoji/api-client/contract/message'
import {
  registerAccount,
  registerDocument,
  registerDocumentRemove,
  registerDraft,
  registerEnterprise,
  registerScopes,
  registerSubmit,
  registerWithdraw,
} from '@yaoji/api-client/contract/register'
import { supplyContractList } from '@yaoji/api-client/contract/supply-contract'
import { authLogin, authSmsCode, userBase } from '@yaoji/api-client/contract/user'
import { ENTERPRISE_TYPES, ENTERPRISES } from '@yaoji/domain'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { insertBuyer } from '../../../tests/fixtures'
import { waiting } from '../../../tests/operate'
import { MINUTE, NOW } from '../../../tests/order-shop'
import {
  codeFor,
  createAccount,
  documentInput,
  ENTERPRISE,
  fillIn,
  insertFile,
  PASSWORD,
  review,
} from '../../../tests/registration'
import { openRegistrationShop } from '../../../tests/registration-shop'
import { type Browser, startService } from '../../../tests/service'
import { users } from '../../session/tables'
import { files } from '../file/tables'

const shop = openRegistrationShop()

test('[RT-18 /register/step1] [RT-18 /register/step2] [RT-18 /register/step3] from the code to the first price: submitted, rejected, fixed, passed', async () => {
  const phone = shop.newPhone()
  const browser = shop.service.visitor()
  const code = await codeFor(shop.service, browser, phone)
  const opened = await browser.call(registerAccount, { phone, code, password: PASSWORD, agreement: 1 })
  expect(opened).toMatchObject({ has_account: 0, user: { phone, company: `会员${phone.slice(-4)}` } })
  expect(opened.registration).toMatchObject({ step: 'enterprise', is_editable: 1, enterprise: null })
  const userId = opened.user!.user_id

  const second = await browser.call(registerEnterprise, ENTERPRISE)
  expect(second).toMatchObject({
    step: 'documents',
    enterprise: { company: ENTERPRISE.company, region: '上海市浦东新区', type_text: '零售药店' },
  })
  expect((await browser.call(userBase, {})).company).toBe(ENTERPRISE.company)

  for (const type of ENTERPRISES.pharmacy.required.flat()) {
    await browser.call(registerDocument, await documentInput(shop.service, userId, type))
  }
  const third = await browser.call(registerScopes, { scopes: ['化学药'] })
  expect(third).toMatchObject({ step: 'review', message: '资料已齐全，请核对后提交审核' })

  const sent = await browser.call(registerSubmit, {})
  expect(sent).toMatchObject({ step: 'submitted', is_editable: 0, submitted_at: '2026-11-20 10:00:00' })
  expect(sent.message).toContain('1 个工作日')
  expect((await browser.call(goodsDetail, { id: 1 })).goods).toMatchObject({ buy_state: 'verifying' })

  expect((await review(shop.service, userId, { drug_licence: '照片模糊' })).outcome).toBe('已驳回')
  const back = await browser.call(registerDraft, {})
  expect(back).toMatchObject({ step: 'documents', is_editable: 1, licence_state: 'rejected' })
  expect(back.message).toBe('药品经营许可证已被驳回，请修改或删除')
  expect(Object.fromEntries(back.documents.map(each => [each.type, [each.state, each.reason]]))).toEqual({
    business_licence: ['passed', ''],
    drug_licence: ['rejected', '照片模糊'],
    authorisation: ['passed', ''],
    buyer_identity: ['passed', ''],
    invoice_data: ['passed', ''],
  })

  const fixed = await documentInput(shop.service, userId, 'drug_licence')
  expect((await browser.call(registerDocument, fixed)).step).toBe('review')
  await browser.call(registerSubmit, {})
  expect((await review(shop.service, userId)).status).toBe(200)

  const passed = await browser.call(registerDraft, {})
  expect(passed).toMatchObject({ step: 'passed', is_editable: 0, licence_state: 'passed' })
  expect(passed.message).toBe('资质审核已通过，可以查看价格，签订本年度的供货合同后即可下单')
  expect((await browser.call(goodsDetail, { id: 1 })).goods).toMatchObject({
    buy_state: 'ok',
    price: '12.80',
  })
  expect((await browser.call(goodsDetail, { id: 3 })).goods.buy_state).toBe('out_of_scope')
  await expect(browser.call(cartCheckout, { ids: [1] })).rejects.toMatchObject({ code: 459 })
  const { offer, list: contracts } = await browser.call(supplyContractList, {})
  expect(contracts).toEqual([])
  expect(offer?.buyer).toMatchObject({
    company: ENTERPRISE.company,
    credit_code: ENTERPRISE.credit_code,
    phone,
  })
  expect((await browser.call(addressList, {})).list).toMatchObject([
    { detail: ENTERPRISE.address, is_default: 1, is_reviewed: 1, mobile: phone },
  ])
  const { list } = await browser.call(messageList, { kind: 'licence' })
  expect(list.map(each => each.title)).toEqual(['资质审核通过', '资质已提交', '资质审核未通过', '资质已提交'])
  expect(list[0]).toMatchObject({ url: '/dzht', content: expect.stringContaining('供货合同') })
  expect(list[2]?.content).toContain('《药品经营许可证》照片模糊')
})

describe('step 1', () => {
  test.each([
    ['phone', { phone: '12345' }, '请填写正确的手机号'],
    ['code', { code: '12a456' }, '请填写 6 位短信验证码'],
    ['code', { code: '' }, '请填写 6 位短信验证码'],
    ['password', { password: 'short1' }, '密码至少 8 位'],
    ['password', { password: 'onlyletters' }, '密码须同时有字母和数字'],
    ['password', { password: 'Password1' }, '密码过于简单，请换一个'],
    ['password', { password: 'my13688880001' }, '密码不能包含手机号或用户名'],
    ['password', { password: 'Yaoji@2026' }, '密码过于常见，容易被猜到，请换一个'],
    ['password', { password: 'dragon99' }, '密码过于常见，容易被猜到，请换一个'],
    ['agreement', { agreement: 0 as 1 }, '请阅读并同意用户协议和隐私政策'],
    ['agreement', { agreement: undefined as unknown as 1 }, '请阅读并同意用户协议和隐私政策'],
  ])('refuses %s %j', async (field, change, message) => {
    const input = { phone: '13688880001', code: '123456', password: PASSWORD, agreement: 1 as const }
    const call = shop.service.visitor().call(registerAccount, { ...input, ...change })
    await expect(call).rejects.toMatchObject({ kind: 'invalid', fields: { [field]: [message] } })
  })

  test('a number with an account is not to be told from one without until the code is right', async () => {
    const known = shop.newPhone()
    await insertBuyer(shop.service.db, { phone: known, company: '康宁大药房' })
    const answers = async (phone: string) => {
      const browser = shop.service.visitor()
      const sent = await browser.call(authSmsCode, { phone, purpose: 'register' })
      const input = { phone, code: '000000', password: PASSWORD, agreement: 1 } as const
      const refused = await browser.call(registerAccount, input).catch(({ kind, message, fields }) => ({
        kind,
        message,
        fields,
      }))
      return { sent, refused }
    }
    expect(await answers(known)).toEqual(await answers(shop.newPhone()))
  })

  test('the right code of a number with an account leads to the login and changes nothing', async () => {
    const phone = shop.newPhone()
    await createAccount(shop.service, phone)
    const [before] = await shop.service.db.select().from(users).where(eq(users.phone, phone))
    shop.service.clock.now = new Date(NOW.getTime() + 2 * MINUTE)
    const browser = shop.service.visitor()
    const code = await codeFor(shop.service, browser, phone)
    const answer = await browser.call(registerAccount, {
      phone,
      code,
      password: 'Another-99',
      agreement: 1,
    })
    expect(answer).toEqual({
      has_account: 1,
      message: '该手机号已有账号，请直接登录',
      user: null,
      cart_merged: 0,
      cart_changes: [],
      registration: null,
    })
    expect((await browser.call(userBase, {})).company).toBe('')
    expect(await shop.service.db.select().from(users).where(eq(users.phone, phone))).toEqual([before])
  })

  test('five wrong codes end a code, and a code opens one account only', async () => {
    const phone = shop.newPhone()
    const browser = shop.service.visitor()
    const code = await codeFor(shop.service, browser, phone)
    const wrong = code === '000000' ? '000001' : '000000'
    const attempt = (given: string) =>
      browser.call(registerAccount, { phone, code: given, password: PASSWORD, agreement: 1 })
    for (let times = 0; times < 5; times += 1) {
      await expect(attempt(wrong)).rejects.toMatchObject({ fields: { code: [expect.any(String)] } })
    }
    await expect(attempt(code)).rejects.toMatchObject({ kind: 'invalid' })
    shop.service.clock.now = new Date(NOW.getTime() + 2 * MINUTE)
    const next = await codeFor(shop.service, browser, phone)
    expect((await attempt(next)).has_account).toBe(0)
    await expect(attempt(next)).rejects.toMatchObject({ kind: 'invalid' })
  })

  test('a code that was sent for the login, to another number, or 5 minutes ago is refused', async () => {
    const phone = shop.newPhone()
    const browser = shop.service.visitor()
    const attempt = (code: string) =>
      browser.call(registerAccount, { phone, code, password: PASSWORD, agreement: 1 })
    const other = await codeFor(shop.service, browser, shop.newPhone())
    await expect(attempt(other)).rejects.toMatchObject({ kind: 'invalid' })
    const code = await codeFor(shop.service, browser, phone)
    shop.service.clock.now = new Date(NOW.getTime() + 5 * MINUTE)
    await expect(attempt(code)).rejects.toMatchObject({ kind: 'invalid' })
    await createAccount(shop.service, phone)
    shop.service.clock.now = new Date(NOW.getTime() + 10 * MINUTE)
    const login = await codeFor(shop.service, browser, phone, 'login')
    await expect(attempt(login)).rejects.toMatchObject({ kind: 'invalid' })
  })

  test('the account logs in with its password, and the visitor’s cart came along', async () => {
    const phone = shop.newPhone()
    const browser = shop.service.visitor()
    await browser.call(cartAdd, { params: [{ goods_id: 1, number: 3 }] })
    const visitor = browser.cookies.get('yaoji')
    const code = await codeFor(shop.service, browser, phone)
    await browser.call(registerAccount, { phone, code, password: PASSWORD, agreement: 1 })
    expect(browser.cookies.get('yaoji')).not.toBe(visitor)
    expect((await browser.call(cartList, {})).list).toMatchObject([{ number: 3 }])
    const again = shop.service.visitor()
    const { user } = await again.call(authLogin, { account: phone, password: PASSWORD })
    expect(user.licence_state).toBe('draft')
    expect((await again.call(registerDraft, {})).step).toBe('enterprise')
  })
})

test('before the review a buyer fills the cart, sees no price, and orders nothing', async () => {
  const browser = await shop.newBuyer()
  const { goods } = await browser.call(goodsDetail, { id: 1 })
  expect([goods.buy_state, goods.price]).toEqual(['unverified', undefined])
  const { added } = await browser.call(cartAdd, { params: [{ goods_id: 1, number: 2 }] })
  const { list, total } = await browser.call(cartList, {})
  expect(list).toMatchObject([{ number: 2, is_selected: 0 }])
  expect(JSON.stringify([list, total])).not.toMatch(/¥|12\.80|11\.10|25\.60/)
  expect(total.action).toEqual({ state: 'licence', message: '完成资质认证后可下单' })
  const checkout = await browser.call(cartCheckout, { ids: [added[0]!.id] })
  expect(checkout).toMatchObject({ parts: [], expected_total: '0.00', blocked: '完成资质认证后可下单' })
  expect(checkout.changes).toMatchObject([{ goods_id: 1, message: '认证后可见价格' }])
})

describe('step 2', () => {
  let browser: Browser

  beforeAll(async () => {
    browser = await shop.newBuyer()
  })

  test.each([
    ['type', { type: 'bakery' as 'clinic' }, '请选择企业类型'],
    ['company', { company: ' ' }, '请填写企业名称，与营业执照一致'],
    ['credit_code', { credit_code: '91350100M000100Y4' }, '统一社会信用代码应为 18 位，现在是 17 位'],
    ['credit_code', { credit_code: '91350100M000100Y44' }, '统一社会信用代码的校验位不符，请逐位核对'],
    ['legal_person', { legal_person: '' }, '请填写法定代表人'],
    ['district_code', { district_code: '310000' }, '请选择到区县'],
    ['district_code', { district_code: '999999' }, '请选择到区县'],
    ['address', { address: '' }, '请填写详细地址，与证照一致'],
    ['contact', { contact: '' }, '请填写联系人'],
    ['invoice_kind', { invoice_kind: 'none' as 'special' }, '请选择发票类型'],
    ['account', { account: '6222-0000' }, '银行账号应为 6 至 32 位数字'],
    ['invoice_phone', { invoice_phone: '12' }, '请填写手机号，或带区号的座机，如 028-85551234'],
  ])('refuses %s %j', async (field, change, message) => {
    const call = browser.call(registerEnterprise, { ...ENTERPRISE, ...change })
    await expect(call).rejects.toMatchObject({ kind: 'invalid', fields: { [field]: [message] } })
    expect((await browser.call(registerDraft, {})).enterprise).toBeNull()
  })

  test('a special invoice needs bank, account, address and telephone; an ordinary one keeps none', async () => {
    const special = { ...ENTERPRISE, invoice_kind: 'special' } as const
    await expect(browser.call(registerEnterprise, special)).rejects.toMatchObject({
      fields: {
        bank: ['专用发票需填写开户银行'],
        account: ['专用发票需填写银行账号'],
        invoice_address: ['专用发票需填写注册地址'],
        invoice_phone: ['专用发票需填写注册电话'],
      },
    })
    const bank = {
      bank: '中国银行上海张江支行',
      account: '4563 5104 0000 1234',
      invoice_address: '上海市浦东新区张江路 8 号',
      invoice_phone: '021-50801234',
    }
    const saved = await browser.call(registerEnterprise, { ...special, ...bank })
    expect(saved.enterprise).toMatchObject({ ...bank, account: '4563510400001234' })
    const ordinary = await browser.call(registerEnterprise, { ...ENTERPRISE, ...bank })
    expect(ordinary.enterprise).toMatchObject({ bank: '', account: '', invoice_phone: '' })
  })

  test('a credit code is read without spaces and in capitals', async () => {
    const credit_code = ' 9135 0100 m000 100y 43'
    const { enterprise } = await browser.call(registerEnterprise, { ...ENTERPRISE, credit_code })
    expect(enterprise?.credit_code).toBe('91350100M000100Y43')
  })

  test.each(ENTERPRISE_TYPES)('%s: its documents are listed, and it can be submitted', async type => {
    const buyer = await shop.newBuyer()
    const { requirements } = await buyer.call(registerEnterprise, { ...ENTERPRISE, type })
    const required = requirements.filter(row => row.is_required === 1).map(row => row.types)
    expect(required).toEqual(ENTERPRISES[type].required)
    const scopes = [type === 'device_only' ? '医疗器械' : '化学药']
    await fillIn(shop.service, buyer, type)
    expect((await buyer.call(registerScopes, { scopes })).step).toBe('review')
    expect((await buyer.call(registerSubmit, {})).step).toBe('submitted')
  })

  test('a change of the kind keeps the documents that both kinds need', async () => {
    const buyer = await shop.newBuyer()
    await fillIn(shop.service, buyer, 'pharmacy')
    const clinic = await buyer.call(registerEnterprise, { ...ENTERPRISE, type: 'clinic' })
    expect(clinic.step).toBe('documents')
    expect(clinic.documents.map(each => each.type)).toEqual([
      'authorisation',
      'buyer_identity',
      'invoice_data',
      'business_licence',
    ])
    const pharmacy = await buyer.call(registerEnterprise, ENTERPRISE)
    expect(pharmacy.step).toBe('review')
  })
})

describe('step 3', () => {
  test('comes after step 2', async () => {
    const buyer = await shop.newBuyer()
    const document = await documentInput(shop.service, buyer.userId, 'drug_licence')
    const message = '请先填写企业资料'
    await expect(buyer.call(registerDocument, document)).rejects.toMatchObject({ message })
    await expect(buyer.call(registerScopes, { scopes: ['化学药'] })).rejects.toMatchObject({ message })
    await expect(buyer.call(registerSubmit, {})).rejects.toMatchObject({
      fields: { enterprise: ['请填写企业资料'] },
    })
  })

  test.each([
    ['number', { number: '' }, '请填写药品经营许可证的许可证编号'],
    ['file_ids', { file_ids: [] }, '请上传药品经营许可证'],
    ['file_ids', { file_ids: [1, 2, 3, 4, 5, 6] }, '每份证照最多 5 个文件'],
    ['file_ids', { file_ids: [2_000_000_000] }, '文件不存在或已过期，请重新上传'],
    ['begin_date', { begin_date: undefined }, '请选择有效期起始日'],
    ['begin_date', { begin_date: '2024-02-30' }, '日期格式应为 2027-03-15'],
    ['end_date', { end_date: undefined }, '请选择有效期截止日'],
    ['end_date', { long_term: 1 as const }, '药品经营许可证不能长期有效，请选择截止日'],
    ['end_date', { end_date: '2023-12-31' }, '截止日不能早于起始日'],
    ['end_date', { end_date: '2026-11-19' }, '已过有效期，请上传有效的证照'],
    ['type', { type: 'clinic_record' as const }, '您的企业类型不需要诊所备案凭证'],
    ['type', { type: 'passport' as 'drug_licence' }, '请选择证照类型'],
    [
      'number',
      { type: 'business_licence' as const, number: '123' },
      '统一社会信用代码应为 18 位，现在是 3 位',
    ],
    [
      'number',
      { type: 'business_licence' as const, number: '9144030071526726XG' },
      `营业执照的统一社会信用代码应与企业资料中的统一社会信用代码 ${ENTERPRISE.credit_code} 一致，请核对`,
    ],
    [
      'number',
      { type: 'buyer_identity' as const, number: '420102199001011234' },
      '身份证号的校验位不符，请逐位核对',
    ],
    ['person', { type: 'authorisation' as const, person: '' }, '请填写被委托的采购员姓名'],
  ])('refuses %s %j', async (field, change, message) => {
    const buyer = await shop.newBuyer()
    await buyer.call(registerEnterprise, ENTERPRISE)
    const input = { ...(await documentInput(shop.service, buyer.userId, 'drug_licence')), ...change }
    await expect(buyer.call(registerDocument, input)).rejects.toMatchObject({
      kind: 'invalid',
      fields: { [field]: expect.arrayContaining([message]) },
    })
    expect((await buyer.call(registerDraft, {})).documents).toEqual([])
  })

  test('both sides of an identity card are two different files', async () => {
    const buyer = await shop.newBuyer()
    await buyer.call(registerEnterprise, ENTERPRISE)
    const input = await documentInput(shop.service, buyer.userId, 'buyer_identity')
    const [side] = input.file_ids
    const call = buyer.call(registerDocument, { ...input, file_ids: [side!, side!] })
    await expect(call).rejects.toMatchObject({ fields: { file_ids: ['请上传采购员身份证的正反两面'] } })
  })

  test('[SV-05] another buyer’s file, and a file for another purpose, cannot be used', async () => {
    const buyer = await shop.newBuyer()
    const other = await shop.newBuyer()
    await buyer.call(registerEnterprise, ENTERPRISE)
    const input = await documentInput(shop.service, buyer.userId, 'drug_licence')
    const foreign = [
      await insertFile(shop.service.db, other.userId),
      await insertFile(shop.service.db, buyer.userId, 'feedback'),
    ]
    for (const id of foreign) {
      const call = buyer.call(registerDocument, { ...input, file_ids: [...input.file_ids, id] })
      await expect(call).rejects.toMatchObject({ fields: { file_ids: ['文件不存在或已过期，请重新上传'] } })
    }
    const used = await shop.service.db.select().from(files).where(eq(files.user_id, buyer.userId))
    expect(used.filter(file => file.used_at !== null)).toEqual([])
  })

  test('a document replaces the one of its type, and its old files are free', async () => {
    const buyer = await shop.newBuyer()
    await buyer.call(registerEnterprise, ENTERPRISE)
    const first = await documentInput(shop.service, buyer.userId, 'drug_licence')
    await buyer.call(registerDocument, first)
    const second = { ...(await documentInput(shop.service, buyer.userId, 'drug_licence')), number: '沪DA-2' }
    const { documents } = await buyer.call(registerDocument, second)
    expect(documents).toMatchObject([
      {
        number: '沪DA-2',
        end_date: '2099-01-01',
        long_term: 0,
        state: 'draft',
        files: [{ id: second.file_ids[0] }],
      },
    ])
    const rows = await shop.service.db.select().from(files).where(eq(files.user_id, buyer.userId))
    expect(rows.filter(row => row.used_at !== null).map(row => row.id)).toEqual(second.file_ids)
    expect(rows.map(row => row.id)).toEqual(expect.arrayContaining(first.file_ids))
    const removed = await buyer.call(registerDocumentRemove, { type: 'drug_licence' })
    expect(removed.documents).toEqual([])
    await expect(buyer.call(registerDocumentRemove, { type: 'drug_licence' })).rejects.toMatchObject({
      message: '证照不存在或已被删除',
    })
  })

  test('[RT-18] a long-term document has no end, and its number is kept as it is read', async () => {
    const buyer = await shop.newBuyer()
    await buyer.call(registerEnterprise, ENTERPRISE)
    const licence = await documentInput(shop.service, buyer.userId, 'business_licence')
    const number = ` ${ENTERPRISE.credit_code.toLowerCase()}`
    const { documents } = await buyer.call(registerDocument, { ...licence, number, long_term: 1 })
    expect(documents).toMatchObject([{ number: ENTERPRISE.credit_code, end_date: null, long_term: 1 }])
  })

  test('[RT-18] a document with the former credit code of the enterprise must be corrected', async () => {
    const buyer = await shop.newBuyer()
    await fillIn(shop.service, buyer)
    await buyer.call(registerEnterprise, { ...ENTERPRISE, credit_code: '9144030071526726XG' })
    await expect(buyer.call(registerSubmit, {})).rejects.toMatchObject({
      fields: {
        business_licence: [expect.stringContaining('9144030071526726XG 一致')],
        invoice_data: [expect.stringContaining('9144030071526726XG 一致')],
      },
    })
  })

  test('[RT-18] a hospital shows no record of a clinic', async () => {
    const buyer = await shop.newBuyer()
    const { requirements } = await buyer.call(registerEnterprise, { ...ENTERPRISE, type: 'hospital' })
    expect(requirements[0]).toMatchObject({ types: ['institution_licence'], name: '医疗机构执业许可证' })
    const record = await documentInput(shop.service, buyer.userId, 'clinic_record')
    await expect(buyer.call(registerDocument, record)).rejects.toMatchObject({
      fields: { type: ['您的企业类型不需要诊所备案凭证'] },
    })
  })

  test('one of two documents is enough', async () => {
    const buyer = await shop.newBuyer()
    await fillIn(shop.service, buyer, 'clinic')
    await buyer.call(registerDocumentRemove, { type: 'institution_licence' })
    await expect(buyer.call(registerSubmit, {})).rejects.toMatchObject({
      fields: { institution_licence: ['请上传医疗机构执业许可证或诊所备案凭证'] },
    })
    await buyer.call(registerDocument, await documentInput(shop.service, buyer.userId, 'clinic_record'))
    expect((await buyer.call(registerSubmit, {})).step).toBe('submitted')
  })

  test('scopes are those of the catalogue, and one that needs a document waits for it', async () => {
    const buyer = await shop.newBuyer()
    const { scopes } = await fillIn(shop.service, buyer)
    expect(scopes).toEqual([
      { name: '化学药', goods_count: 2, is_chosen: 1, is_available: 1, message: '' },
      {
        name: '医疗器械',
        goods_count: 1,
        is_chosen: 0,
        is_available: 1,
        message: '经营医疗器械需上传医疗器械经营许可证或医疗器械经营备案凭证',
      },
    ])
    await expect(buyer.call(registerScopes, { scopes: ['军火'] })).rejects.toMatchObject({
      fields: { scopes: ['没有“军火”这个经营范围，请重新选择'] },
    })
    await expect(buyer.call(registerScopes, { scopes: [] })).rejects.toMatchObject({ kind: 'invalid' })
    const more = await buyer.call(registerScopes, { scopes: ['医疗器械', '化学药', '化学药'] })
    expect(more.step).toBe('documents')
    await expect(buyer.call(registerSubmit, {})).rejects.toMatchObject({
      fields: { scopes: ['经营医疗器械需上传医疗器械经营许可证或医疗器械经营备案凭证'] },
    })
    const record = await documentInput(shop.service, buyer.userId, 'device_record')
    expect((await buyer.call(registerDocument, record)).step).toBe('review')
  })

  test('a kind of enterprise that cannot open a scope is told so', async () => {
    const buyer = await shop.newBuyer()
    const { scopes, step, requirements } = await fillIn(shop.service, buyer, 'device_only')
    expect(step).toBe('documents')
    const opening = requirements.filter(row => row.scopes.length > 0)
    expect(opening).toMatchObject([{ types: ['device_licence', 'device_record'], scopes: ['医疗器械'] }])
    expect(scopes[0]).toMatchObject({ is_available: 0, message: '医疗器械经营企业不能经营化学药' })
  })
})

describe('the submission', () => {
  test('names every part that is missing', async () => {
    const buyer = await shop.newBuyer()
    await buyer.call(registerEnterprise, ENTERPRISE)
    await expect(buyer.call(registerSubmit, {})).rejects.toMatchObject({
      kind: 'invalid',
      fields: {
        business_licence: ['请上传营业执照'],
        drug_licence: ['请上传药品经营许可证'],
        authorisation: ['请上传采购委托书'],
        buyer_identity: ['请上传采购员身份证'],
        invoice_data: ['请上传开票资料'],
        scopes: ['请选择经营范围'],
      },
    })
    expect((await buyer.call(userBase, {})).licence_state).toBe('draft')
  })

  test('a document that ended since it was entered is refused', async () => {
    const buyer = await shop.newBuyer()
    await fillIn(shop.service, buyer)
    const input = await documentInput(shop.service, buyer.userId, 'drug_licence')
    await buyer.call(registerDocument, { ...input, end_date: '2026-11-21' })
    shop.service.clock.now = new Date(NOW.getTime() + 2 * 24 * 60 * MINUTE)
    expect((await buyer.call(registerDraft, {})).step).toBe('documents')
    await expect(buyer.call(registerSubmit, {})).rejects.toMatchObject({
      fields: { drug_licence: ['药品经营许可证已过有效期，请更新或删除'] },
    })
  })

  test('after it, and after the review passed, nothing can be changed', async () => {
    const buyer = await shop.newBuyer()
    await fillIn(shop.service, buyer)
    await buyer.call(registerSubmit, {})
    const document = await documentInput(shop.service, buyer.userId, 'drug_licence')
    const changes = [
      () => buyer.call(registerEnterprise, ENTERPRISE),
      () => buyer.call(registerDocument, document),
      () => buyer.call(registerDocumentRemove, { type: 'drug_licence' }),
      () => buyer.call(registerScopes, { scopes: ['化学药'] }),
      () => buyer.call(registerSubmit, {}),
    ]
    const before = await buyer.call(registerDraft, {})
    for (const change of changes) {
      await expect(change()).rejects.toMatchObject({
        code: 409,
        message: '资料已提交审核，审核结束前不能修改，可先撤回',
      })
    }
    expect(await buyer.call(registerDraft, {})).toEqual(before)
    await review(shop.service, buyer.userId)
    for (const change of changes) {
      const message = '资质已通过审核，如需变更请到资质证件中更新'
      await expect(change()).rejects.toMatchObject({ code: 409, message })
    }
  })

  test('a second press with the same key gets the first answer', async () => {
    const buyer = await shop.newBuyer()
    await fillIn(shop.service, buyer)
    const headers = { 'x-requested-with': 'test', 'idempotency-key': 'submit-0001-0001-0001' }
    const press = () => buyer.raw('POST', '/api/register/submit', { headers })
    const [first, second] = [await press(), await press()]
    expect(first.status).toBe(200)
    expect(second.body).toEqual(first.body)
    expect((await buyer.call(messageList, { kind: 'licence' })).total).toBe(1)
  })
})

test('[SV-05] everybody sees the own registration only', async () => {
  const [one, other] = [await shop.newBuyer(), await shop.newBuyer()]
  await fillIn(shop.service, one)
  const before = await one.call(registerDraft, {})
  expect((await other.call(registerDraft, {})).enterprise).toBeNull()
  await fillIn(shop.service, other, 'clinic')
  await other.call(registerDocumentRemove, { type: 'invoice_data' })
  expect(await one.call(registerDraft, {})).toEqual(before)
})

test('[SV-05] wrong codes from one network address have a limit', async () => {
  const own = await startService()
  const browser = own.visitor()
  const input = { phone: '13788880001', code: '000000', password: PASSWORD, agreement: 1 } as const
  const attempt = () => browser.call(registerAccount, input).catch(({ code }) => code)
  for (let times = 0; times < 40; times += 1) expect(await attempt()).toBe(422)
  expect(await attempt()).toBe(429)
  await own.close()
})

describe('a withdrawal', () => {
  test('[RT-18 /register/step3] makes a submitted registration a draft again, with everything that was entered', async () => {
    const buyer = await shop.newBuyer()
    await fillIn(shop.service, buyer)
    const before = await buyer.call(registerDraft, {})
    await buyer.call(registerSubmit, {})
    const after = await buyer.call(registerWithdraw, {})
    expect(after).toEqual(before)
    expect(after).toMatchObject({
      step: 'review',
      is_editable: 1,
      licence_state: 'draft',
      submitted_at: null,
    })
    await buyer.call(registerScopes, { scopes: ['化学药'] })
    expect((await buyer.call(registerSubmit, {})).step).toBe('submitted')
    expect((await buyer.call(messageList, { kind: 'licence' })).list.map(({ title }) => title)).toEqual([
      '资质已提交',
      '注册资料已撤回',
      '资质已提交',
    ])
  })

  test('[RT-18 /register/step3] is refused in words when nothing waits, and when the operator was first', async () => {
    const buyer = await shop.newBuyer()
    await fillIn(shop.service, buyer)
    const refused = (message: string) =>
      expect(buyer.call(registerWithdraw, {})).rejects.toMatchObject({ code: 409, message })
    await refused('注册资料没有在审核，可以直接修改')
    await buyer.call(registerSubmit, {})
    await review(shop.service, buyer.userId, { note: '照片不清晰' })
    await refused('审核已完成，资料被驳回，可以直接修改后重新提交')
    await buyer.call(registerSubmit, {})
    await review(shop.service, buyer.userId)
    const before = await buyer.call(registerDraft, {})
    await refused('审核已通过，不能撤回；如需变更请到资质证件中更新')
    expect(await buyer.call(registerDraft, {})).toEqual(before)
    await expect(shop.service.visitor().call(registerWithdraw, {})).rejects.toMatchObject({ code: 401 })
  })

  test('[RT-18 /register/step3] the operator no longer finds it, reads that it was withdrawn, and sees so at the next one', async () => {
    const buyer = await shop.newBuyer()
    await fillIn(shop.service, buyer)
    await buyer.call(registerSubmit, {})
    await buyer.call(registerWithdraw, {})
    const row = async () =>
      (await waiting(shop.service, 'registrations')).find(({ id }) => id === String(buyer.userId))
    expect(await row()).toBeUndefined()
    expect(await review(shop.service, buyer.userId)).toMatchObject({
      status: 409,
      msg: expect.stringMatching(/^企业已于 \d{4}-\d\d-\d\d \d\d:\d\d 撤回注册资料，重新提交后再审核/),
    })
    expect((await buyer.call(registerDraft, {})).licence_state).toBe('draft')
    await buyer.call(registerSubmit, {})
    expect((await row())?.text).toMatch(/曾于 .* 撤回/)
  })
})
