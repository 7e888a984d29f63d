import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lazy, Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { ErrorPresenter } from '../app/errors/ErrorPresenter'
import { RequireBuyer } from '../app/shell/RequireBuyer'
import { errorChannel } from '../core/errors/errorChannel'
import { loginHref } from '../core/session/returnTo'
import { pageOf } from '../pages'
import { type PageName, routeNamed } from '../routes'
import { type Answers, failWith } from './fakeClient'
import { BUYER, fakeShop } from './fakeShop'

export interface PageStates {
  /** Address of the page. Default: the example, or the path, of its route. */
  at?: string
  /** Answers with which the page is ready, by the name of the call. */
  answers: Answers
  /** The call whose answer the page shows. */
  call: string
  /** A text that the page shows when it is ready, and only then. */
  ready: string | RegExp
  /** The text or the label that it shows while the answer loads. */
  loading: string | RegExp
  /** An answer with nothing to show, and the text that the page shows then. */
  empty?: { readonly answer: unknown; readonly text: string | RegExp }
  /** The text that it shows when the address names nothing (404). Without it a 404 is a failure with a retry. */
  missing?: string | RegExp
}

const REFUSAL = '该门店暂未开通此服务'
const VISITOR = { ...BUYER, company: '' }

/**
 * Tests a page in each of its states: loading, ready, failed with a retry that works, refused, empty, missing, and not
 * allowed. It is the page of the route table, behind the shell's own check and error handling.
 */
export function describePageStates(name: PageName, states: PageStates): void {
  const row = routeNamed(name)
  const title = (text: string) => `[${row.row}] ${row.path} ${text}`
  const answering = (answer: () => unknown) =>
    openPage(name, { ...states.answers, [states.call]: answer }, states.at)
  const shown = (text: string | RegExp) => screen.findAllByText(text)
  const retry = () => screen.findByRole('button', { name: '重试' })

  describe(`states of ${row.path}`, () => {
    test(title('says that it loads'), async () => {
      answering(() => new Promise(() => {}))
      expect(await shown(states.loading)).toBeTruthy()
      expect(screen.queryByText(states.ready)).toBeNull()
    })

    test(title('shows the answer'), async () => {
      openPage(name, states.answers, states.at)
      expect(await shown(states.ready)).toBeTruthy()
    })

    test(title('shows a failure in place, with a retry that works'), async () => {
      const { client } = answering(() => failWith('busy'))
      const button = await retry()
      client.answer({ [states.call]: states.answers[states.call] as () => unknown })
      await userEvent.click(button)
      expect(await shown(states.ready)).toBeTruthy()
      expect(screen.queryByRole('button', { name: '重试' })).toBeNull()
    })

    test(title('shows why the service refuses it'), async () => {
      answering(() => failWith('refused', { message: REFUSAL }))
      expect(await shown(REFUSAL)).toBeTruthy()
    })

    test(title('leads to the login page when the session has ended'), async () => {
      const { place } = answering(() => failWith('unauthenticated'))
      await waitFor(() => expect(place.now).toBe(loginFrom(place.opened)))
    })

    if (states.empty) describeEmpty(states.empty)
    if (states.missing) describeMissing(states.missing)
    if (row.buyersOnly) describeVisitor()
  })

  function describeEmpty({ answer, text }: NonNullable<PageStates['empty']>) {
    test(title('says that there is nothing to show'), async () => {
      answering(() => answer)
      expect(await shown(text)).toBeTruthy()
    })
  }

  function describeMissing(text: string | RegExp) {
    test(title('says that it does not exist'), async () => {
      answering(() => failWith('refused', { code: 404 }))
      expect(await shown(text)).toBeTruthy()
      expect(screen.queryByRole('button', { name: '重试' })).toBeNull()
    })
  }

  function describeVisitor() {
    test(title('[RO-04] leads a visitor to the login page'), async () => {
      const { place, client } = openPage(name, { ...states.answers, 'user.base': () => VISITOR }, states.at)
      await waitFor(() => expect(place.now).toBe(loginFrom(place.opened)))
      expect(client.askedOf(states.call)).toEqual([])
    })
  }
}

/** The login page, with the way back to the page. */
function loginFrom(at: string): string {
  const [pathname = '', search] = at.split('?')
  return loginHref({ pathname, search: search ? `?${search}` : '', hash: '' })
}

function openPage(name: PageName, answers: Answers, at?: string) {
  const row = routeNamed(name)
  const opened = at ?? row.example ?? row.path
  const { client, place, Shop } = fakeShop(answers, { at: opened })
  const Page = lazy(pageOf(name))
  // What earlier tests left undelivered is not this page's.
  errorChannel.receive(() => {})()
  render(
    <Shop>
      <ErrorPresenter />
      <Suspense>
        <Routes>
          <Route path="/login" element="登录页" />
          <Route
            path={row.path}
            element={
              <RequireBuyer row={row}>
                <Page />
              </RequireBuyer>
            }
          />
        </Routes>
      </Suspense>
    </Shop>,
  )
  return { client, place: Object.assign(place, { opened }) }
}
