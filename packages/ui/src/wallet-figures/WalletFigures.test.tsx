import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { BalanceFigures } from './BalanceFigures'
import { walletHrefsForStory as hrefs, walletMoneyForStory } from './fixtures'
import * as exported from './index'
import { WalletFigures } from './WalletFigures'

const texts = () => screen.getAllByRole('link').map(({ textContent }) => textContent)

test('each figure leads to its page, and says more about it', async () => {
  const { container } = render(<WalletFigures money={walletMoneyForStory()} hrefs={hrefs} />)
  expect(screen.getByRole('list', { name: '我的资产' })).toBeTruthy()
  const shown = texts()
  expect(shown[0]).toContain('¥1,280.00')
  expect(shown[0]).toContain('累计净支出 ¥8,320.00')
  expect(shown[1]).toContain('320 积分 2026-12-31 到期')
  expect(shown[2]).toContain('4 张')
  expect(shown[3]).toContain('2 张可用')
  expect(screen.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual(Object.values(hrefs))
  await expectAccessible(container)
})

test('a frozen part and missing points are explained', () => {
  render(
    <WalletFigures
      money={walletMoneyForStory({ frozen_balance: '280.00', balance: '1000.00', points: -120 })}
      hrefs={hrefs}
    />,
  )
  expect(texts()[0]).toContain('冻结 ¥280.00，可用 ¥1,000.00')
  expect(texts()[1]).toContain('退货扣回的积分从以后获得的积分中抵扣')
})

test('while it loads the boxes are there without numbers', () => {
  render(<WalletFigures money={undefined} hrefs={hrefs} />)
  expect(screen.getByRole('list').getAttribute('aria-busy')).toBe('true')
  expect(texts().every(text => text?.includes('—'))).toBe(true)
})

test('the parts of the balance are there; frozen money leads to the orders that hold it', async () => {
  const { container, rerender } = render(
    <BalanceFigures money={walletMoneyForStory({ frozen_balance: '280.00' })} unpaidHref="/unpaid" />,
  )
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    '余额',
    '冻结',
    '可用',
    '累计净收入',
    '累计净支出',
  ])
  expect(screen.getByText(/^每个订单或兑换的付款与退款先相抵/)).toBeTruthy()
  expect(screen.getByRole('link', { name: '未付款的订单' }).getAttribute('href')).toBe('/unpaid')
  await expectAccessible(container)
  rerender(<BalanceFigures money={walletMoneyForStory()} unpaidHref="/unpaid" />)
  expect(screen.queryByRole('link')).toBeNull()
  rerender(<BalanceFigures money={undefined} unpaidHref="/unpaid" />)
  expect(screen.getAllByText('—')).toHaveLength(5)
})

testConformance(exported, {
  BalanceFigures: { props: { money: walletMoneyForStory({ frozen_balance: '1.00' }), unpaidHref: '/' } },
  WalletFigures: { props: { money: walletMoneyForStory(), hrefs } },
})
