import { describe, expect, test } from 'vitest'
import {
  DOCUMENT_TYPES,
  DOCUMENTS,
  type DocumentEntry,
  documentDefaults,
  documentNames,
  documentNumberProblem,
  documentProblems,
  documentRequirements,
  ENTERPRISE_TYPES,
  ENTERPRISES,
  readDocumentNumber,
  scopeDocuments,
} from './enterprise'

const TRADE = '采购委托书 采购员身份证 开票资料'
const SUPPLY = '开户许可证或基本存款账户信息 质量保证协议 印章印模'
const DEVICE = '医疗器械经营许可证或医疗器械经营备案凭证'

describe('what an enterprise shows', () => {
  test.each([
    ['pharmacy', `营业执照 药品经营许可证 ${TRADE}`, `${DEVICE} 食品经营许可证`],
    ['chain_head', `营业执照 药品经营许可证 ${TRADE} ${SUPPLY}`, `${DEVICE} 食品经营许可证`],
    ['chain_store', `营业执照 药品经营许可证 ${TRADE}`, `${DEVICE} 食品经营许可证`],
    ['clinic', `医疗机构执业许可证或诊所备案凭证 ${TRADE}`, '营业执照'],
    ['hospital', `医疗机构执业许可证 ${TRADE}`, '营业执照'],
    ['wholesaler', `营业执照 药品经营许可证 ${TRADE} ${SUPPLY}`, `${DEVICE} 食品经营许可证`],
    ['device_only', `营业执照 ${DEVICE} ${TRADE}`, ''],
  ] as const)('%s', (type, required, optional) => {
    const names = (wanted: boolean) =>
      documentRequirements(type)
        .filter(row => row.required === wanted)
        .map(row => row.name)
        .join(' ')
    expect([names(true), names(false)]).toEqual([required, optional])
  })

  test('every kind of enterprise has a row here, and every document belongs to one', () => {
    expect(ENTERPRISE_TYPES).toHaveLength(7)
    const used = ENTERPRISE_TYPES.flatMap(type => documentRequirements(type).flatMap(({ types }) => types))
    expect([...new Set(used)].sort()).toEqual([...DOCUMENT_TYPES].sort())
    for (const type of ENTERPRISE_TYPES) {
      const own = documentRequirements(type).flatMap(({ types }) => types)
      expect(new Set(own).size, ENTERPRISES[type].text).toBe(own.length)
    }
  })

  test('names of documents', () => {
    expect(documentNames(['account_permit', 'account_data'])).toBe('开户许可证或基本存款账户信息')
  })
})

describe('documents that open a scope', () => {
  test.each([
    ['pharmacy', '化学药', ['drug_licence']],
    ['clinic', '中成药', ['institution_licence', 'clinic_record']],
    ['device_only', '化学药', null],
    ['pharmacy', '医疗器械', ['device_licence', 'device_record']],
    ['hospital', '医疗器械', ['institution_licence']],
    ['pharmacy', '体外诊断试剂', ['device_licence']],
    ['pharmacy', '食品', ['food_licence']],
    ['clinic', '食品', ['business_licence']],
    ['device_only', '食品', ['business_licence']],
    ['pharmacy', '日用百货', []],
    ['pharmacy', 'constructor', []],
  ] as const)('%s, %s: %j', (type, scope, documents) => {
    expect(scopeDocuments(type, scope)).toEqual(documents)
  })
})

describe('a document that is entered', () => {
  const TODAY = '2026-11-20'
  const CREDIT_CODE = '91350100M000100Y43'
  const IDENTITY = '420102199001011236'
  const good: DocumentEntry = {
    type: 'drug_licence',
    number: '沪DA0210001',
    begin_date: '2024-01-01',
    end_date: '2029-01-01',
    long_term: 0,
    file_ids: [1],
  }

  test('a complete one has no problem, nor has one on its last day', () => {
    expect(documentProblems(good, { today: TODAY })).toEqual({})
    expect(documentProblems({ ...good, end_date: TODAY }, { today: TODAY })).toEqual({})
    expect(documentProblems({ ...good, begin_date: good.end_date }, { today: TODAY })).toEqual({})
  })

  test.each<[Partial<DocumentEntry>, Record<string, string>]>([
    [{ number: '' }, { number: '请填写药品经营许可证的许可证编号' }],
    [{ type: 'seal_specimen', number: '' }, {}],
    [{ type: 'authorisation' }, { person: '请填写被委托的采购员姓名' }],
    [{ type: 'authorisation', person: '李梅' }, {}],
    [{ file_ids: [] }, { file_ids: '请上传药品经营许可证' }],
    [{ file_ids: [1, 2, 3, 4, 5] }, {}],
    [{ file_ids: [1, 2, 3, 4, 5, 6] }, { file_ids: '每份证照最多 5 个文件' }],
    [{ type: 'buyer_identity', number: IDENTITY }, { file_ids: '请上传采购员身份证的正反两面' }],
    [{ type: 'buyer_identity', number: IDENTITY, file_ids: [1, 2] }, {}],
    [{ begin_date: '' }, { begin_date: '请选择有效期起始日' }],
    [{ type: 'device_record', begin_date: undefined, long_term: 1 }, { begin_date: '请选择有效期起始日' }],
    [{ end_date: null }, { end_date: '请选择有效期截止日' }],
    [{ type: 'clinic_record', end_date: null }, { end_date: '请选择有效期截止日，或选长期有效' }],
    [{ type: 'clinic_record', end_date: null, long_term: 1 }, {}],
    [{ end_date: null, long_term: 1 }, { end_date: '药品经营许可证不能长期有效，请选择截止日' }],
    [{ long_term: 1 }, { end_date: '药品经营许可证不能长期有效，请选择截止日' }],
    [{ begin_date: '2029-01-02' }, { end_date: '截止日不能早于起始日' }],
    [{ end_date: '2026-11-19' }, { end_date: '已过有效期，请上传有效的证照' }],
  ])('%j: %j', (change, problems) => {
    expect(documentProblems({ ...good, ...change }, { today: TODAY })).toEqual(problems)
  })

  test('[RT-18] licences, authorisations and agreements always end', () => {
    expect(DOCUMENT_TYPES.filter(type => DOCUMENTS[type].end === 'always')).toEqual([
      'drug_licence',
      'institution_licence',
      'device_licence',
      'food_licence',
      'authorisation',
      'quality_agreement',
    ])
  })

  test.each([
    ['business_licence', '', '请填写营业执照的统一社会信用代码'],
    ['business_licence', '123', '统一社会信用代码应为 18 位，现在是 3 位'],
    [
      'business_licence',
      '9144030071526726XG',
      '营业执照的统一社会信用代码应与企业资料中的统一社会信用代码 91350100M000100Y43 一致，请核对',
    ],
    ['business_licence', '9135 0100 m000100y43', null],
    [
      'invoice_data',
      '9144030071526726XG',
      '开票资料的纳税人识别号应与企业资料中的统一社会信用代码 91350100M000100Y43 一致，请核对',
    ],
    ['buyer_identity', '420102199001011234', '身份证号的校验位不符，请逐位核对'],
    ['buyer_identity', '420102 19900101 1236', null],
    ['drug_licence', '123', null],
    ['seal_specimen', '', null],
  ] as const)('[RT-18] the number of %s %j: %j', (type, number, problem) => {
    expect(documentNumberProblem({ type, number }, CREDIT_CODE)).toBe(problem)
  })

  test('[RT-18] without the enterprise any credit code is right', () => {
    expect(documentNumberProblem({ type: 'business_licence', number: '9144030071526726XG' })).toBeNull()
  })

  test.each([
    ['business_licence', ' 9135 0100 m000100y43', CREDIT_CODE],
    ['buyer_identity', '110105 19491231 002x', '11010519491231002X'],
    ['drug_licence', '鄂 da 1', '鄂 da 1'],
  ] as const)('[RT-18] the number of %s %j is kept as %j', (type, typed, kept) => {
    expect(readDocumentNumber(type, typed)).toBe(kept)
  })

  test('without a day its end may be past', () => {
    expect(documentProblems({ ...good, end_date: '2025-01-01' })).toEqual({})
  })

  test('what is known before it is entered: the numbers that are the credit code, and that invoicing data have no end', () => {
    const known = (type: keyof typeof DOCUMENTS) => documentDefaults(type, CREDIT_CODE)
    expect(known('invoice_data')).toEqual({ number: CREDIT_CODE, long_term: '1' })
    expect(known('business_licence')).toEqual({ number: CREDIT_CODE, long_term: '' })
    const others = DOCUMENT_TYPES.filter(each => each !== 'invoice_data' && each !== 'business_licence')
    for (const type of others) expect(known(type), type).toEqual({ number: '', long_term: '' })
  })

  test('only the documents of persons need both sides', () => {
    expect(DOCUMENT_TYPES.filter(type => DOCUMENTS[type].least_files === 2)).toEqual(['buyer_identity'])
  })
})
