import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type RouteRow, routes } from '../../routes'
import { failWith } from '../../testing/fakeClient'
import { fakeShop } from '../../testing/fakeShop'
import LoginPageHeader from '../shell/LoginPageHeader'
import PendingPage from './PendingPage'

/** Two of the frames that a page which is not built yet can have. */
const FRAMES = routes.filter(({ name }) => ['wallet', 'registerStep1'].includes(name))

test.each(FRAMES)('$path shows its title once, and says that it is not open yet', (row: RouteRow) => {
  const { Shop } = fakeShop({ 'config.common': () => failWith('busy') }, { at: row.example ?? row.path })
  render(
    <Shop>
      {row.header === 'login' && <LoginPageHeader row={row} />}
      <main>
        <PendingPage />
      </main>
    </Shop>,
  )
  expect(screen.getAllByRole('heading', { level: 1 }).map(heading => heading.textContent)).toEqual([
    row.title,
  ])
  expect(within(screen.getByRole('main')).getByText(/这个页面还没有开放/)).toBeTruthy()
})
