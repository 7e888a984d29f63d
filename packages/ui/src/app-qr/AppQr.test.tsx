import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { AppQr } from './AppQr'
import * as exported from './index'

function show(props: Partial<Parameters<typeof AppQr>[0]> = {}) {
  render(<AppQr app_qr="/qr.svg" app_url="/app" {...props} />)
  return { trigger: screen.getByRole('button', { name: '手机访问' }), user: userEvent.setup() }
}

test('[CH-04 7] the code pops up on a press and its picture is not loaded before', async () => {
  const { trigger, user } = show()
  expect(document.querySelector('img')).toBeNull()
  await user.tab()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('img', { name: '本站网址二维码' })).toBeTruthy()
  expect(trigger.getAttribute('aria-expanded')).toBe('true')
})

test('[CH-04] Esc closes it and the focus is on the button', async () => {
  const { trigger, user } = show()
  await user.click(trigger)
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: '打开本站' }))
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('img')).toBeNull()
  expect(document.activeElement).toBe(trigger)
})

test('a picture that does not load is replaced by what to do', async () => {
  const { trigger, user } = show()
  await user.click(trigger)
  fireEvent.error(screen.getByRole('img'))
  expect(screen.getByRole('status').textContent).toContain('二维码暂时无法显示')
})

test('axe, open', async () => {
  const { trigger, user } = show()
  await user.click(trigger)
  await expectAccessible(document.body)
})

test('labels replace its words', async () => {
  render(<AppQr app_qr="" app_url="/app" labels={{ trigger: 'App', download: 'Get it' }} />)
  await userEvent.click(screen.getByRole('button', { name: 'App' }))
  expect(screen.getByRole('link', { name: 'Get it' })).toBeTruthy()
})

testConformance(exported, { AppQr: { props: { app_qr: '/qr.svg', app_url: '/app' } } })
