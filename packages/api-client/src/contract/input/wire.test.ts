import { describe, expect, test } from 'vitest'
import { addressCreate } from '../address'
import { callOf } from '../index'
import { orderList } from '../order'
import { authSmsLogin } from '../user'
import { BULK_LIMIT } from '../wire'
import {
  dateInput,
  flagInput,
  idInput,
  idsInput,
  integer,
  newPasswordInput,
  pageInput,
  requiredText,
  text,
} from './wire'

/** The messages of the first problems; empty when the value is accepted. */
function problemsOf(read: {
  success: boolean
  error?: { issues: readonly { message: string }[] }
}): string[] {
  return (read.error?.issues ?? []).map(({ message }) => message)
}

describe('numbers', () => {
  test.each([
    ['12', 12],
    ['0', 0],
    ['007', 7],
    [12, 12],
    ['2147483647', 2_147_483_647],
  ])('%j is read as %i', (sent, read) => {
    expect(integer().parse(sent)).toBe(read)
  })

  test.each([
    '',
    ' 7',
    '7x',
    'x7',
    '1.5',
    '1e3',
    '0x10',
    '--7',
    '-0',
    '-00',
    '-1',
    '2147483648',
    1.5,
    null,
    true,
    ['7'],
  ])('%j is refused, not guessed', sent => {
    expect(integer().safeParse(sent).success).toBe(false)
  })

  test('a negative number is read where the limits allow it', () => {
    expect(integer(-10, 10).parse('-10')).toBe(-10)
    expect(integer(-10, 10).safeParse('-11').success).toBe(false)
    expect(integer(-10, 10).safeParse('11').success).toBe(false)
  })

  test('an id begins at 1', () => {
    expect(idInput().parse('1')).toBe(1)
    expect(idInput().safeParse('0').success).toBe(false)
  })

  test('a flag is 0 or 1, as text or number', () => {
    expect(['0', '1', 0, 1].map(sent => flagInput().parse(sent))).toEqual([0, 1, 0, 1])
    for (const sent of ['2', '-1', 'true', true, ''])
      expect(flagInput().safeParse(sent).success, String(sent)).toBe(false)
  })
})

describe('text', () => {
  test('is trimmed before its length is checked', () => {
    expect(text(3).parse('  阿莫西 ')).toBe('阿莫西')
    expect(text(3).safeParse('阿莫西林').success).toBe(false)
  })

  test('text that must be given is not only spaces, and the buyer reads why', () => {
    expect(requiredText('请填写收货人').parse(' 王 ')).toBe('王')
    expect(problemsOf(requiredText('请填写收货人').safeParse('   '))).toContain('请填写收货人')
    expect(requiredText('请填写收货人', 2).safeParse('王小明').success).toBe(false)
  })

  test.each([text(), requiredText('请填写')])(
    'characters that nobody sees are dropped, lines stay',
    schema => {
      expect(schema.parse('\u202e王\u200b\x1b[2J小\u0007明\u2066')).toBe('王[2J小明')
      expect(schema.parse('第一行\r\n第二\t行')).toBe('第一行\n第二\t行')
    },
  )

  test.each(['\u200b\u2060', ' \ufeff\u00ad ', '\u3164\u2800', '\x1b\x07'])('%j is no text', unseen => {
    expect(problemsOf(requiredText('请填写收货人').safeParse(unseen))).toEqual(['请填写收货人'])
    expect(text().parse(unseen)).toBe('')
  })

  test('a password keeps every character', () => {
    expect(newPasswordInput().parse('Yaoji\u200b@2026')).toBe('Yaoji\u200b@2026')
  })

  test.each([text(), requiredText('请填写')])('NUL, which no column stores, is refused', schema => {
    expect(problemsOf(schema.safeParse('a\0b'))).toEqual(['含有无法识别的字符'])
    expect(schema.parse('a b')).toBe('a b')
  })
})

describe('dates', () => {
  test.each(['2027-03-15', '1999-12-31', '2028-02-29', '2000-01-01'])('%s is a date', day => {
    expect(dateInput().parse(day)).toBe(day)
  })

  test.each([
    '2027-02-29',
    '2027-13-01',
    '2027-04-31',
    '2027-3-15',
    '2027-03-5',
    '27-03-15',
    '227-03-15',
    '1827-03-15',
    '3027-03-15',
    '2027/03/15',
    '2027-03-15 10:00:00',
    'x2027-03-15',
    '20x7-03-15',
    '2027-0x-15',
    '2027-03-1x',
    '2x27-03-15',
    '',
  ])('%j is refused with an example', day => {
    expect(problemsOf(dateInput().safeParse(day))).toEqual(['日期格式应为 2027-03-15'])
  })
})

describe('ids of a bulk call', () => {
  test('are read from text', () => {
    expect(idsInput().parse(['7', 8])).toEqual([7, 8])
  })

  test('none, and more than one call takes, are refused with the limit', () => {
    const ids = Array.from({ length: BULK_LIMIT + 1 }, (_, index) => index + 1)
    expect(problemsOf(idsInput().safeParse([]))).toEqual(['请先选择商品'])
    expect(problemsOf(idsInput().safeParse(ids))).toEqual([`一次最多 ${BULK_LIMIT} 条`])
    expect(idsInput().parse(ids.slice(1))).toHaveLength(BULK_LIMIT)
  })
})

test('[VA-01 1, VA-01 2] an address takes a mobile or a landline number, a login by code a mobile number only', () => {
  const address = { consignee: '王药师', district_code: '310115', detail: '祖冲之路 2 号' }
  const ofAddress = (mobile: string) => callOf(addressCreate).payload.safeParse({ ...address, mobile })
  const ofLogin = (phone: string) => callOf(authSmsLogin).payload.safeParse({ phone, code: '123456' })
  expect(['13800000001', '028-85551234'].map(number => ofAddress(number).success)).toEqual([true, true])
  expect(problemsOf(ofLogin('13800000001'))).toEqual([])
  expect(problemsOf(ofLogin('028-85551234'))).toEqual(['请填写正确的手机号'])
})

test('a list may be asked for without a page, and never for page 0 or more than 100 rows', () => {
  const { payload } = callOf(orderList)
  expect(payload.safeParse({}).success).toBe(true)
  expect(payload.parse({ page: '2', per_page: '100' })).toMatchObject({ page: 2, per_page: 100 })
  expect(payload.safeParse({ page: '0' }).success).toBe(false)
  expect(payload.safeParse({ per_page: '101' }).success).toBe(false)
  expect(pageInput.page.safeParse('100001').success).toBe(false)
})
