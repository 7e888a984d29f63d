import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import * as exported from './index'
import { TierProgress, type TierProgressProps } from './TierProgress'

const PROPS: TierProgressProps = {
  label: '返现档位',
  tiers: [
    { amount: '500.00', from: '满 ¥500', gain: '返 ¥5' },
    { amount: '1000.00', from: '满 ¥1,000', gain: '返 ¥12' },
  ],
  value: '640.00',
  progressLabel: '返现进度',
}

const tiers = () =>
  within(screen.getByRole('list', { name: '返现档位' }))
    .getAllByRole('listitem')
    .map(tier => tier.textContent)

const bar = () => screen.queryByRole<HTMLProgressElement>('progressbar', { name: '返现进度' })

test.each(['cards', 'line'] as const)('%s: the tiers that are reached say so', async variant => {
  const { container } = render(
    <TierProgress {...PROPS} variant={variant} action={<a href="/cart">去购物车</a>}>
      再买 ¥360
    </TierProgress>,
  )
  expect(tiers()).toEqual(['满 ¥500 返 ¥5已达到', '满 ¥1,000 返 ¥12'])
  expect([bar()?.value, bar()?.max]).toEqual([64_000, 100_000])
  expect(screen.getByText('再买 ¥360')).toBeTruthy()
  expect(screen.getByRole('link', { name: '去购物车' })).toBeTruthy()
  await expectAccessible(container)
})

test('the bar ends at its aim, also where more is reached', () => {
  const { rerender } = render(<TierProgress {...PROPS} aim="800.00" />)
  expect(bar()?.max).toBe(80_000)
  rerender(<TierProgress {...PROPS} value="2600.00" />)
  expect(bar()?.value).toBe(100_000)
  expect(tiers().every(tier => tier?.includes('已达到'))).toBe(true)
})

test('for a visitor nothing is reached, and there is no bar', () => {
  render(<TierProgress {...PROPS} value={null} />)
  expect(screen.queryByText('已达到')).toBeNull()
  expect(bar()).toBeNull()
})

testConformance(exported, { TierProgress: { props: { ...PROPS, children: '再买 ¥360' } } })
