import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { FormError, type FormFailure, fieldMessage } from './FormError'
import * as exported from './index'

function Form({ failure }: { failure: FormFailure | null }) {
  return (
    <form>
      <FormError failure={failure} />
      <input aria-label="收货人" name="consignee" />
      <input aria-label="手机号" name="mobile" />
      <input aria-label="送货" type="radio" name="way" value="1" />
      <input aria-label="自提" type="radio" name="way" value="2" />
    </form>
  )
}

const refused = {
  message: '提交的内容有误',
  fields: { mobile: ['手机号应为 11 位', '手机号只能是数字'], consignee: ['请填写收货人'] },
}

test('[VA-03] [ER-04] a 422 says the first message of the first failing field and goes to it', () => {
  const { rerender } = render(<Form failure={null} />)
  expect(screen.queryByRole('alert')).toBeNull()
  rerender(<Form failure={refused} />)
  expect(screen.getByRole('alert').textContent).toBe('手机号应为 11 位')
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '手机号' }))
})

test('a failing choice is focused as well', () => {
  render(<Form failure={{ message: '', fields: { way: ['请选择送货方式'] } }} />)
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '送货' }))
})

test('a failure without a field of that name is focused itself', () => {
  render(<Form failure={{ message: '账号或密码不正确' }} />)
  expect(screen.getByRole('alert').textContent).toBe('账号或密码不正确')
  expect(document.activeElement).toBe(screen.getByRole('alert'))
})

test('[VA-03] each field finds its own first message', () => {
  expect(fieldMessage(refused, 'consignee')).toBe('请填写收货人')
  expect(fieldMessage(refused, 'detail')).toBeUndefined()
  expect(fieldMessage(null, 'detail')).toBeUndefined()
})

test('axe', async () => {
  const { container } = render(<Form failure={refused} />)
  await expectAccessible(container)
})

testConformance(exported, { FormError: { props: { failure: refused } } })
