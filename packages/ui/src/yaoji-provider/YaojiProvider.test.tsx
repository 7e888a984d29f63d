import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Button } from '../button'
import { useConfirm } from '../confirm'
import { Link, type LinkProps } from '../link'
import { en } from '../locales/en'
import { Price } from '../price'
import { useToast } from '../toast'
import { YaojiProvider } from './YaojiProvider'

function Page() {
  const confirm = useConfirm()
  const toast = useToast()
  return (
    <>
      <Button onClick={async () => (await confirm({ text: 'Empty it?' })) && toast({ text: 'Empty' })}>
        ask
      </Button>
      <Link href="/cart">cart</Link>
    </>
  )
}

const RouterLink = ({ href, ...rest }: LinkProps) => <a {...rest} href={`/shop${href}`} />

test('questions, toasts, words and links work below it', async () => {
  const user = userEvent.setup()
  render(
    <YaojiProvider labels={en} link={RouterLink}>
      <Page />
    </YaojiProvider>,
  )
  expect(screen.getByRole('link', { name: 'cart' }).getAttribute('href')).toBe('/shop/cart')
  await user.click(screen.getByRole('button', { name: 'ask' }))
  await user.click(await screen.findByRole('button', { name: en.confirm?.confirm }))
  expect(screen.getByRole('list', { name: 'Messages' }).textContent).toContain('Empty')
})

test('without a link and words, links are plain and words Chinese', () => {
  render(
    <YaojiProvider>
      <Page />
    </YaojiProvider>,
  )
  expect(screen.getByRole('link', { name: 'cart' }).getAttribute('href')).toBe('/cart')
  expect(screen.getByRole('list', { name: '消息提示' })).toBeTruthy()
})

test('amounts below it are in its currency', () => {
  render(
    <YaojiProvider currency={{ prefix: '$' }}>
      <Price value="1234.5" data-testid="price" />
    </YaojiProvider>,
  )
  expect(screen.getByTestId('price').textContent).toBe('$1,234.50')
})
