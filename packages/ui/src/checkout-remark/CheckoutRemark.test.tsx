import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { CheckoutRemark } from './CheckoutRemark'
import * as exported from './index'

test('the field says how much is written and takes no more than it may', async () => {
  const onChange = vi.fn()
  const { container } = render(<CheckoutRemark value="送到后门" onChange={onChange} maxLength={5} />)
  expect(screen.getByText('4 / 5')).toBeTruthy()
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: '备注' })
  expect(field.maxLength).toBe(5)
  await userEvent.type(field, '。')
  expect(onChange).toHaveBeenLastCalledWith('送到后门。')
  await expectAccessible(container)
})

testConformance(exported, { CheckoutRemark: { props: { value: '', onChange: () => {} } } })
