import { act, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { MarketError } from '@yaoji/api-client'
import { addressCreate } from '@yaoji/api-client/contract/address'
import { addressCreateInput } from '@yaoji/api-client/contract/input/address'
import { transferSlipInput } from '@yaoji/api-client/contract/input/payment'
import { expect, expectTypeOf, test, vi } from 'vitest'
import { type FormFailure, type UseFormOptions, useForm } from './useForm'

type Address = Parameters<UseFormOptions<(typeof addressCreateInput)['_zod']['output']>['onSubmit']>[0]
type Field = 'consignee' | 'mobile' | 'district_code' | 'detail'

const LABELS: Readonly<Record<Field, string>> = {
  consignee: '收货人',
  mobile: '手机号',
  district_code: '地区',
  detail: '详细地址',
}
const BAD_PHONE = '请填写 11 位手机号，或带区号的座机，如 028-85551234'
const RIGHT = { consignee: '王店长', mobile: '13800000001', district_code: '510104', detail: '人民路 1 号' }

const refusing = (failure: FormFailure) =>
  vi.fn(() => Promise.reject(new MarketError({ kind: 'invalid', endpoint: addressCreate, ...failure })))

type Extra = { checks?: boolean; clears?: boolean }

function AddressForm({ checks, clears, ...options }: Partial<UseFormOptions<Address>> & Extra) {
  const form = useForm(addressCreateInput, {
    onSubmit: () => {},
    ...options,
  })
  return (
    <form {...form.formProps} aria-label="地址">
      <p role="alert">{form.failure?.message}</p>
      {/* The table's keys are the fields. */}
      {(Object.keys(LABELS) as Field[]).map(name => {
        const { error, ...props } = form.field(name)
        return (
          <div key={name}>
            <input {...props} aria-label={LABELS[name]} aria-describedby={`${name}-error`} />
            <span id={`${name}-error`}>{error}</span>
          </div>
        )
      })}
      <button type="submit" aria-busy={form.busy}>
        保存
      </button>
      {checks && (
        <button type="button" onClick={({ currentTarget: { form: own } }) => own && form.validate(own)}>
          检查
        </button>
      )}
      {clears && (
        <button type="button" onClick={() => form.clearError('mobile')}>
          清除
        </button>
      )}
    </form>
  )
}

const control = (name: Field) => screen.getByRole<HTMLInputElement>('textbox', { name: LABELS[name] })
const messageAt = (name: Field) => document.getElementById(`${name}-error`)?.textContent
const form = () => screen.getByRole('form')
const submit = () => act(async () => fireEvent.submit(form()))
const type = (name: Field, value: string) => fireEvent.change(control(name), { target: { value } })

test('the schema’s message appears after a field was left, and goes when the value is right', () => {
  render(<AddressForm />)
  type('mobile', '1')
  type('mobile', '')
  expect(messageAt('mobile')).toBe('')
  fireEvent.blur(control('mobile'))
  expect(messageAt('mobile')).toBe('请填写联系电话')
  expect(messageAt('consignee')).toBe('')
  type('mobile', '13800000001')
  expect(messageAt('mobile')).toBe('')
})

test('on submit every wrong field shows its message, the first gets the focus, and nothing is sent', async () => {
  const onSubmit = vi.fn()
  render(<AddressForm onSubmit={onSubmit} initial={{ consignee: '王店长', mobile: ' ' }} />)
  await submit()
  expect(messageAt('consignee')).toBe('')
  expect(messageAt('mobile')).toBe('请填写联系电话')
  expect(messageAt('district_code')).toBe('请选择所在地区')
  expect(document.activeElement).toBe(control('mobile'))
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a form can show what is wrong without being sent', async () => {
  const onSubmit = vi.fn()
  render(<AddressForm checks onSubmit={onSubmit} />)
  const press = () => act(async () => fireEvent.click(screen.getByRole('button', { name: '检查' })))
  type('consignee', '王店长')
  await press()
  expect(messageAt('mobile')).toBe('请填写联系电话')
  expect(document.activeElement).toBe(control('mobile'))
  for (const [name, value] of Object.entries(RIGHT)) type(name as Field, value)
  await press()
  expect(messageAt('mobile')).toBe('')
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a message is shown before the focus comes to its field, and the focus comes again to a field that has it', async () => {
  const read: (string | null | undefined)[] = []
  render(<AddressForm initial={{ ...RIGHT, mobile: '1' }} />)
  control('mobile').addEventListener('focus', () => read.push(messageAt('mobile')))
  await submit()
  expect(document.activeElement).toBe(control('mobile'))
  await submit()
  const wrong = '请填写 11 位手机号，或带区号的座机，如 028-85551234'
  expect(read).toEqual([wrong, wrong])
})

test('a select without a choice and radio buttons of which none is checked are empty', async () => {
  const onSubmit = vi.fn()
  function Choices() {
    const form = useForm(addressCreateInput, { initial: RIGHT, onSubmit })
    return (
      <form {...form.formProps} aria-label="地址">
        <select name="district_code" defaultValue="" aria-label="地区">
          <option value="" disabled>
            请选择
          </option>
          <option value="510104">锦江区</option>
        </select>
        <input type="radio" name="detail" value="人民路 1 号" />
        <p>{form.field('district_code').error}</p>
        <p>{form.field('detail').error}</p>
      </form>
    )
  }
  render(<Choices />)
  await submit()
  expect(screen.getByText('请选择所在地区')).toBeTruthy()
  expect(screen.getByText('请填写详细地址')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: '地区' }))
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a checkbox is 1 while it is checked, and absent otherwise', async () => {
  const onSubmit = vi.fn()
  function Flag() {
    const form = useForm(addressCreateInput, { initial: { ...RIGHT, is_default: 1 }, extra: RIGHT, onSubmit })
    return (
      <form {...form.formProps} aria-label="地址">
        <input type="checkbox" {...form.checkbox('is_default')} />
      </form>
    )
  }
  render(<Flag />)
  await submit()
  fireEvent.click(screen.getByRole('checkbox'))
  await submit()
  expect(onSubmit.mock.calls).toEqual([[{ ...RIGHT, is_default: 1 }], [RIGHT]])
})

test('a form is changed while a control has another value than at the start', () => {
  let isChanged = () => false
  function Watched() {
    const form = useForm(addressCreateInput, { initial: { ...RIGHT, is_default: 0 }, onSubmit: () => {} })
    isChanged = form.isChanged
    return (
      <form {...form.formProps}>
        <input name="consignee" defaultValue={RIGHT.consignee} aria-label="收货人" />
        <input type="checkbox" {...form.checkbox('is_default')} />
      </form>
    )
  }
  const { unmount } = render(<Watched />)
  expect(isChanged()).toBe(false)
  type('consignee', '赵店长')
  expect(isChanged()).toBe(true)
  type('consignee', RIGHT.consignee)
  expect(isChanged()).toBe(false)
  fireEvent.click(screen.getByRole('checkbox'))
  expect(isChanged()).toBe(true)
  unmount()
  expect(isChanged()).toBe(false)
})

test('a right form is sent as the schema reads it, with the values that have no control', async () => {
  const onSubmit = vi.fn()
  render(
    <AddressForm
      onSubmit={onSubmit}
      initial={{ ...RIGHT, mobile: ' 13800000001 ' }}
      extra={{ is_default: 1 }}
    />,
  )
  await submit()
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ ...RIGHT, is_default: 1 })
})

test('a value without a control is checked when it changes', async () => {
  const { rerender } = render(<AddressForm initial={RIGHT} extra={{ district_code: '' }} />)
  await submit()
  expect(messageAt('district_code')).toBe('请选择所在地区')
  rerender(<AddressForm initial={RIGHT} extra={{ district_code: '510104' }} />)
  expect(messageAt('district_code')).toBe('')
})

test('while the form is being sent a second submit does nothing, before the next rendering too', async () => {
  let finish = () => {}
  const onSubmit = vi.fn(() => new Promise<void>(resolve => (finish = resolve)))
  render(<AddressForm onSubmit={onSubmit} initial={RIGHT} />)
  await act(async () => {
    fireEvent.submit(form())
    fireEvent.submit(form())
  })
  await submit()
  expect(onSubmit).toHaveBeenCalledOnce()
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true')
  await act(async () => finish())
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('false')
  await submit()
  expect(onSubmit).toHaveBeenCalledTimes(2)
})

test('a refusal by field is shown at the field, with the focus, until its value changes', async () => {
  const onSubmit = refusing({
    message: '请检查',
    fields: { detail: ['地址不在配送范围'], mobile: ['号码无效'] },
  })
  render(<AddressForm onSubmit={onSubmit} initial={RIGHT} />)
  await submit()
  expect([messageAt('mobile'), messageAt('detail')]).toEqual(['号码无效', '地址不在配送范围'])
  expect(screen.getByRole('alert').textContent).toBe('')
  expect(document.activeElement).toBe(control('mobile'))
  type('mobile', '13800000002')
  expect([messageAt('mobile'), messageAt('detail')]).toEqual(['', '地址不在配送范围'])
})

test.each([
  ['without fields', { message: '系统繁忙，请稍候再试' }, '系统繁忙，请稍候再试'],
  ['of a field without a control', { message: '', fields: { id: ['地址已删除'] } }, '地址已删除'],
])('a refusal %s is shown above the form, until the next submit', async (_, failure, text) => {
  const onSubmit = refusing(failure)
  render(<AddressForm onSubmit={onSubmit} initial={RIGHT} />)
  await submit()
  expect(screen.getByRole('alert').textContent).toBe(text)
  onSubmit.mockResolvedValue(undefined as never)
  await submit()
  expect(screen.getByRole('alert').textContent).toBe('')
})

test.each([
  ['a cancelled call', new DOMException('', 'AbortError'), undefined, ''],
  [
    'an error that says nothing to buyers',
    new TypeError('x is undefined'),
    undefined,
    '操作没有成功，请稍候再试',
  ],
  ['an error that the page presents', new Error(), () => ({ message: '请重试' }), '请重试'],
])('%s', async (_, error, failureOf, text) => {
  const onSubmit = () => Promise.reject(error)
  render(<AddressForm onSubmit={onSubmit} initial={RIGHT} {...(failureOf && { failureOf })} />)
  await submit()
  expect(screen.getByRole('alert').textContent).toBe(text)
})

test('[ST-06] text that is being composed is never submitted', async () => {
  const onSubmit = vi.fn()
  render(<AddressForm onSubmit={onSubmit} initial={RIGHT} />)
  const enter = () =>
    createEvent.keyDown(control('consignee'), { key: 'Enter', bubbles: true, cancelable: true })
  fireEvent.compositionStart(control('consignee'))
  const composing = enter()
  fireEvent(control('consignee'), composing)
  expect(composing.defaultPrevented).toBe(true)
  await submit()
  expect(onSubmit).not.toHaveBeenCalled()

  fireEvent.compositionEnd(control('consignee'))
  // WebKit sends the key that ends the composition after `compositionend`, in the same task.
  const ending = enter()
  fireEvent(control('consignee'), ending)
  expect(ending.defaultPrevented).toBe(true)
  await vi.waitFor(() => {
    const later = enter()
    fireEvent(control('consignee'), later)
    expect(later.defaultPrevented).toBe(false)
  })
  await submit()
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('a press on the submit button does not move it with the message of the field that was left', () => {
  render(<AddressForm />)
  fireEvent.blur(control('mobile'), { relatedTarget: screen.getByRole('button') })
  expect(messageAt('mobile')).toBe('')
})

test('an empty optional field is absent; an issue without a message of the schema is left to the service', async () => {
  const onSubmit = vi.fn()
  function Slip() {
    const form = useForm(transferSlipInput, { extra: { id: 7, file_ids: [3] }, onSubmit })
    return (
      <form {...form.formProps}>
        <input name="payer" defaultValue="康宁大药房" />
        <input name="bank_serial" defaultValue={'9'.repeat(61)} />
        <input name="paid_date" defaultValue="2026-11-22" />
        <input name="remark" />
        <button type="submit">提交</button>
      </form>
    )
  }
  render(<Slip />)
  fireEvent.click(screen.getByRole('button'))
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({
    id: 7,
    payer: '康宁大药房',
    bank_serial: '9'.repeat(61),
    paid_date: '2026-11-22',
    file_ids: [3],
  })
})

test('a message that is removed comes back with the next submit, and those of other fields stay', async () => {
  const onSubmit = refusing({ message: '', fields: { mobile: ['号码不能用'] } })
  render(<AddressForm clears onSubmit={onSubmit} initial={{ ...RIGHT, consignee: '' }} />)
  type('mobile', '1')
  await submit()
  expect([messageAt('consignee'), messageAt('mobile')]).toEqual(['请填写收货人', BAD_PHONE])
  fireEvent.click(screen.getByRole('button', { name: '清除' }))
  expect([messageAt('consignee'), messageAt('mobile')]).toEqual(['请填写收货人', ''])
  await submit()
  expect(messageAt('mobile')).toBe(BAD_PHONE)

  type('mobile', RIGHT.mobile)
  type('consignee', RIGHT.consignee)
  await submit()
  expect(messageAt('mobile')).toBe('号码不能用')
  fireEvent.click(screen.getByRole('button', { name: '清除' }))
  expect(messageAt('mobile')).toBe('')
  await submit()
  expect(messageAt('mobile')).toBe('号码不能用')
})

test('fields are those of the schema', () => {
  const open = () => useForm(addressCreateInput, { onSubmit: () => {} })
  expectTypeOf<Parameters<ReturnType<typeof open>['field']>[0]>().toEqualTypeOf<Field | 'is_default'>()
})
