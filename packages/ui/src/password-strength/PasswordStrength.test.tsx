import { render, screen } from '@testing-library/react'
import { passwordStrength } from '@yaoji/domain'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import * as exported from './index'
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

testConformance(exported, { PasswordStrength: { props: { password: 'Kangning88' } } })
