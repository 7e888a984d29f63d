import { describe, expect, test } from 'vitest'
import { emailProblem, invoiceEmailProblem, isEmail, isMobile, isPhone, readDigits } from './contact'

describe('telephone numbers', () => {
  test('[VA-01 1] a mobile number has 11 digits, the first is 1 and the second 3 to 9', () => {
    expect(['13800000001', '19912345678', '13000000000'].map(isMobile)).toEqual([true, true, true])
    const wrong = [
      '12800000001',
      '23800000001',
      '1380000000',
      '138000000012',
      '13800000001 ',
      '+8613800000001',
      '138 0000 0001',
      '１３８００００００００',
      '13800000001\n',
      '',
    ]
    expect(wrong.filter(isMobile)).toEqual([])
  })

  test('[VA-01] a number is read without the spaces of a copy and with full-width digits', () => {
    expect([' 138 0000\u00a00001\n', '１３８　００００　０００１'].map(readDigits)).toEqual([
      '13800000001',
      '13800000001',
    ])
    expect(readDigits('028 - 8555 1234')).toBe('028-85551234')
    expect(['139 0027-0033', '139‑0027–0033'].map(readDigits)).toEqual(['13900270033', '13900270033'])
  })

  test('[VA-01 2] a landline number is valid only with the option', () => {
    const landlines = ['028-85551234', '010-12345678', '0838-2345678']
    expect(landlines.filter(text => isPhone(text, { landline: true }))).toEqual(landlines)
    expect(landlines.filter(text => isPhone(text))).toEqual([])
    expect(isPhone('13800000001') && isPhone('13800000001', { landline: true })).toBe(true)
  })

  test('[VA-01 3] area codes have 3 to 4 digits, numbers 7 to 8, and a hyphen separates them', () => {
    const wrong = [
      '02885551234',
      '28-85551234',
      '02838-5551234',
      '028-855512',
      '028-855512345',
      '028-85551234-1',
      '028—85551234',
    ]
    expect(wrong.filter(text => isPhone(text, { landline: true }))).toEqual([])
  })
})

describe('e-mail addresses', () => {
  test('[VA-02] the local part has letters, digits, underscores or hyphens', () => {
    const right = [
      'buyer@example.com',
      'a_b-C9@mail.example.com.cn',
      '10086@qq.com',
      'x@a-b.cn',
      'x@q.cn',
      `x@${'b'.repeat(63)}.cn`,
      `x@${'b.'.repeat(125)}com`,
    ]
    expect(right.filter(isEmail)).toEqual(right)
    const wrong = [
      '',
      'a',
      '@a.cn',
      'a@',
      'a@b',
      'a.b@c.cn',
      'a+b@c.cn',
      'a b@c.cn',
      'a@b@c.cn',
      'a@-b.cn',
      'a@b-.cn',
      'a@b..cn',
      'a@.cn',
      'a@b.c',
      'a@b.1c',
      '张三@c.cn',
      'a@药.cn',
      ' a@b.cn',
      'a@b.cn\n',
      `${'a'.repeat(65)}@b.cn`,
      `a@${'b.'.repeat(130)}cn`,
      `a@${'b'.repeat(64)}.cn`,
      'a@b.cn@c',
      'a@localhost',
      'a@b.1cn',
      'a@b.cn1',
    ]
    expect(wrong.filter(isEmail)).toEqual([])
  })

  test('[VA-02] a buyer reads what is wrong with an address', () => {
    expect(emailProblem('cai-wu_1@kangning.com')).toBeNull()
    expect(emailProblem('cai.wu@kangning.com')).toBe('邮箱格式不正确，@ 前只能有字母、数字、下划线和连字符')
  })

  test('[VA-02] an invoice may have no address, and no wrong one', () => {
    expect(['', '  ', ' cai-wu_1@kangning.com '].map(invoiceEmailProblem)).toEqual([null, null, null])
    expect(invoiceEmailProblem('wang@')).toBe(emailProblem('wang@'))
  })

  test('[VA-02] a malicious text is rejected without delay', () => {
    expect(isEmail(`a@${'a-'.repeat(200_000)}`)).toBe(false)
    expect(isEmail(`${'a'.repeat(500_000)}@`)).toBe(false)
  })
})
