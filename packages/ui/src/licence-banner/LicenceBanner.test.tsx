import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import * as exported from './index'
import { LicenceBanner } from './LicenceBanner'

test('an expired licence says what is blocked and leads to its renewal', async () => {
  const { container } = render(<LicenceBanner licence_state="expired" href="/zhzx/basic/zzzj" />)
  expect(screen.getByRole('region', { name: '证照状态' }).textContent).toContain('更新后可继续提交订单')
  expect(screen.getByRole('link', { name: '更新证照' }).getAttribute('href')).toBe('/zhzx/basic/zzzj')
  await expectAccessible(container)
})

test('the service’s own text comes first', () => {
  render(<LicenceBanner licence_state="rejected" licence_message="图片不清晰" href="/zhzx" />)
  expect(screen.getByText('图片不清晰')).toBeTruthy()
})

test('while it is reviewed there is nothing to do but wait', () => {
  render(<LicenceBanner licence_state="submitted" href="/zhzx" />)
  expect(screen.queryByRole('link')).toBeNull()
})

test.each([
  ['submitted', 'clock'],
  ['expired', 'warning'],
] as const)('a licence that is %s has a %s', (licence_state, icon) => {
  render(<LicenceBanner licence_state={licence_state} href="/zhzx" />)
  expect(screen.getByRole('region').querySelector('[data-icon]')?.getAttribute('data-icon')).toBe(icon)
})

test('a licence in order says nothing, unless a document soon expires', () => {
  const { container, rerender } = render(<LicenceBanner licence_state="passed" href="/zhzx" />)
  expect(container.childElementCount).toBe(0)
  rerender(<LicenceBanner licence_state="passed" licence_message="7 天后到期，请更新" href="/zhzx" />)
  expect(screen.getByRole('region').textContent).toContain('7 天后到期，请更新')
})

test('labels replace the texts', () => {
  render(
    <LicenceBanner licence_state="expired" href="/zhzx" labels={{ expired: 'Expired', renew: 'Renew' }} />,
  )
  expect(screen.getByText('Expired')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Renew' })).toBeTruthy()
})

testConformance(exported, { LicenceBanner: { props: { licence_state: 'expired', href: '/zhzx' } } })
