import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { passwordStrength } from '@yaoji/domain'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import * as exported from './index'
import { NewPasswordField } from './NewPasswordField'
import { PasswordStrength, passwordStrengthLabels } from './PasswordStrength'

const PASSWORDS = ['kangning', 'Kangning88', 'Kangning-2026-yao', '123']

test.each(PASSWORDS)('the strength of %s is said in words and shown as bars', async password => {
  const { container } = render(<PasswordStrength password={password} names={['kangning']} />)
  const strength = passwordStrength(password, ['kangning'])
  expect(screen.getByRole('status').textContent).toBe(`密码强度：${passwordStrengthLabels[strength]}`)
  const filled = container.querySelectorAll('[data-filled]').length
  expect(filled).toBe(['none', 'weak', 'medium', 'strong'].indexOf(strength))
  await expectAccessible(container)
})

test('nothing is said about a password that is not typed yet', () => {
  render(<PasswordStrength password="" />)
  expect(screen.getByRole('status').textContent).toBe('')
})

test('a new password says its rule, and how strong it is while it is typed', async () => {
  const { container } = render(<NewPasswordField names={['13800000001']} />)
  const field = screen.getByLabelText('新密码')
  expect(field).toHaveProperty('type', 'password')
  expect(screen.getByRole('status').textContent).toBe('')
  await userEvent.setup().type(field, 'a13800000001')
  expect(screen.getByRole('status').textContent).toBe('密码强度：还不符合要求')
  await expectAccessible(container)
})

testConformance(exported, {
  PasswordStrength: { props: { password: 'Kangning88' } },
  NewPasswordField: {
    props: { names: [], error: '太短' },
    outer: control => control.closest<HTMLElement>('[data-invalid]'),
  },
})
