import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Address } from '@yaoji/api-client/contract/address'
import { cartLineFor, checkoutOf, type DataNamed } from '@yaoji/api-client/testing'
import { expect, test, vi } from 'vitest'
import { fakeShop } from '../../testing/fakeShop'
import { CheckoutAddress } from './CheckoutAddress'

const [FIRST] = checkoutOf('128.00', [cartLineFor(1)]).addresses

/** The regions of the address, by the code of the region around them. */
const REGIONS: Readonly<Record<string, DataNamed<'address.regions'>['list']>> = {
  '': [{ code: '510000', name: '四川省', has_children: 1 }],
  '510000': [{ code: '510100', name: '成都市', has_children: 1 }],
  '510100': [{ code: '510104', name: '锦江区', has_children: 0 }],
}

function open(saved: Partial<Address>) {
  const { Shop, client } = fakeShop({
    'address.regions': ({ parent_code = '' }) => ({ list: REGIONS[parent_code] ?? [] }),
    'address.update': input => ({ address: { ...FIRST!, ...input, ...saved } }),
  })
  const onChoose = vi.fn<(id: number) => void>()
  render(<CheckoutAddress addresses={[FIRST!]} value={null} onChoose={onChoose} />, { wrapper: Shop })
  return { client, onChoose, user: userEvent.setup() }
}

async function save(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('button', { name: /修改/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByRole('option', { name: '锦江区' })
  await user.type(dialog.getByRole('textbox', { name: '收货人' }), '二')
  await user.click(dialog.getByRole('button', { name: '保存地址' }))
}

test('[RT-13] an address that is saved in the checkout and can be delivered to is chosen', async () => {
  const { user, onChoose } = open({ is_reviewed: 1, review_text: '与证照地址一致，可以下单配送' })
  await save(user)
  expect(await screen.findByText('地址已保存：与证照地址一致，可以下单配送')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(onChoose.mock.calls).toEqual([[FIRST!.id]])
})

test('[RT-13] an address that must be reviewed first is saved and not chosen', async () => {
  const { user, onChoose } = open({ is_reviewed: 0, review_text: '审核中，通过后可以使用' })
  await save(user)
  expect(await screen.findByText('地址已保存：审核中，通过后可以使用')).toBeTruthy()
  expect(onChoose).not.toHaveBeenCalled()
})
