import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { ClosableAd } from './ClosableAd'
import * as exported from './index'

const ad = { image: '/ads/1.svg', url: '/lqzx', title: '新客满 500 减 30' }

test.each(['inline', 'bottom', 'end'] as const)('[CH-13] the %s ad can be closed', async placement => {
  const onClose = vi.fn()
  render(<ClosableAd ad={ad} placement={placement} onClose={onClose} />)
  expect(screen.getByRole('link', { name: ad.title }).getAttribute('href')).toBe('/lqzx')
  await userEvent.click(screen.getByRole('button', { name: '关闭广告' }))
  expect(screen.queryByRole('complementary')).toBeNull()
  expect(onClose).toHaveBeenCalledOnce()
})

test.each(['inline', 'bottom', 'end'] as const)(
  '[CH-13] the %s ad has its text beside the picture, for windows too narrow for it',
  placement => {
    render(<ClosableAd ad={{ ...ad, subtitle: '先到先得' }} placement={placement} />)
    expect(screen.getByRole('link', { name: '新客满 500 减 30 先到先得' }).textContent).toBe(
      '新客满 500 减 30 先到先得',
    )
    expect(screen.queryByRole('img')).toBeNull()
  },
)

test('only the ad that floats says so, for pages that leave its height free', () => {
  render(
    <>
      <ClosableAd ad={ad} />
      <ClosableAd ad={ad} placement="bottom" />
    </>,
  )
  expect(screen.getByRole('complementary', { name: '广告' }).dataset.bottomAd).toBeUndefined()
  expect(screen.getByRole('complementary', { name: '底部广告' }).dataset.bottomAd).toBe('')
})

test('without a picture its title is the link', () => {
  render(<ClosableAd ad={{ ...ad, image: '' }} />)
  expect(screen.getByRole('link', { name: ad.title })).toBeTruthy()
})

test('without an ad there is nothing', () => {
  expect(render(<ClosableAd ad={null} />).container.childElementCount).toBe(0)
})

test('axe, with both ads on the page', async () => {
  render(
    <>
      <ClosableAd ad={ad} />
      <ClosableAd ad={ad} placement="bottom" />
    </>,
  )
  await expectAccessible(document.body)
})

test('labels replace the names of the ad and of its cross', () => {
  render(<ClosableAd ad={ad} labels={{ inline: 'Ad', close: 'Close' }} />)
  expect(screen.getByRole('complementary', { name: 'Ad' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy()
})

testConformance(exported, { ClosableAd: { props: { ad, placement: 'bottom' } } })
