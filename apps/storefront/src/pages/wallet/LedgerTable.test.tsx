import { render, screen } from '@testing-library/react'
import { LedgerRows } from '@yaoji/ui/ledger-table'
import { LinkProvider } from '@yaoji/ui/link'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { RouterLink } from '../../core/navigation/RouterLink'
import { moneyEntry } from '../../testing/wallet'
import { linkOf } from './LedgerView'

test.each([
  ['YJ26112200000001', '订单 YJ26112200000001', '/order?keywords=YJ26112200000001'],
  ['JF26112200000009', '积分订单 JF26112200000009', '/order/jfdd?keywords=JF26112200000009'],
])('[RT-22] [RT-29 /order/jfdd] %s in a ledger leads to its page', (sn, name, address) => {
  render(
    <LinkProvider link={RouterLink}>
      <MemoryRouter>
        <LedgerRows ledger="balance" rows={[moneyEntry(1, { order_sn: sn })]} linkOf={linkOf} />
      </MemoryRouter>
    </LinkProvider>,
  )
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(address)
})
