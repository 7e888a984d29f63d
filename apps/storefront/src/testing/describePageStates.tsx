import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Answers, type DataNamed, type EndpointName, failWith, visitor } from '@yaoji/api-client/testing'
import { Route, Routes } from 'react-router-dom'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { ErrorPresenter } from '../app/errors/ErrorPresenter'
import { fetchPage } from '../app/router/loadPage'
import { OnDemand } from '../app/router/OnDemand'
import { RequireBuyer } from '../app/shell/RequireBuyer'
import { errorChannel } from '../core/errors/errorChannel'
import { loginHref } from '../core/session/returnTo'
import { pageOf } from '../pages'
import { type PageName, type RouteRow, routeNamed } from '../routes'
import { fakeShop } from './fakeShop'

export interface PageStates<Call extends EndpointName = EndpointName> {
  /** Address of the page. Default: the example, or the path, of its route. */
  at?: string
  /** Answers with which the page is ready, by the names of the calls. */
  answers: Answers
  /** The call whose answer the page shows. */
  call: Call
  /** What the page asks it for. Default: not checked. */
  asks?: unknown
  /** The breadcrumb: names with their addresses, empty for a level without one. Default: not checked. */
  crumbs?: Readonly<Record<string, string>>
  /** A text that the page shows when it is ready, and only then. */
  ready: string | RegExp
  /** The text or the label that it shows while the answer loads. */
  loading: string | RegExp
  /** An answer with nothing to show, and the text that the page shows then. */
  empty?: { readonly answer: DataNamed<Call>; readonly text: string | RegExp }
  /** The text that it shows when the address names nothing (404). Without it a 404 is a failure with a retry. */
  missing?: string | RegExp
}

/** The states of a page, for every call. */
interface AnyPageStates extends Omit<PageStates, 'empty'> {
  empty?: { readonly answer: unknown; readonly text: string | RegExp }
}

const REFUSAL = '该门店暂未开通此服务'

const shown = (text: string | RegExp) => screen.findAllByText(text)
const findRetry = () => screen.findByRole('button', { name: '重试' })
const queryRetry = () => screen.queryByRole('button', { name: '重试' })

interface PageCase {
  readonly states: AnyPageStates
  /** Opens the page with its answers, some of them replaced. */
  readonly open: (answers?: Answers) => ReturnType<typeof openPage>
  /** Opens the page with another answer to its call. */
  readonly answer: (answer: () => unknown) => ReturnType<typeof openPage>
}

interface Check {
  readonly title: string
  readonly run: (page: PageCase) => Promise<void>
  /** Default: every page. */
  readonly applies?: (states: AnyPageStates, row: RouteRow) => boolean
}

const CHECKS: readonly Check[] = [
  {
    title: 'says that it loads',
    async run({ states, answer }) {
      answer(() => new Promise(() => {}))
      expect(await shown(states.loading)).toBeTruthy()
      expect(screen.queryByText(states.ready)).toBeNull()
    },
  },
  {
    title: 'shows the answer',
    async run({ states, open }) {
      const { client } = open()
      expect(await shown(states.ready)).toBeTruthy()
      if (states.asks) expect(client.sentTo(states.call)[0]?.input).toEqual(states.asks)
    },
  },
  {
    title: 'says where it is',
    applies: states => states.crumbs !== undefined,
    async run({ states, open }) {
      open()
      await shown(states.ready)
      const levels = within(screen.getByRole('navigation', { name: '当前位置' })).getAllByRole('listitem')
      const shownCrumbs = levels.map(level => [
        level.textContent,
        level.querySelector('a')?.getAttribute('href') ?? '',
      ])
      expect(shownCrumbs).toEqual(Object.entries(states.crumbs ?? {}))
    },
  },
  {
    title: 'shows a failure in place, with a retry that works',
    async run({ states, answer }) {
      const { client } = answer(() => failWith('busy'))
      const retry = await findRetry()
      client.answer(states.answers)
      await userEvent.click(retry)
      expect(await shown(states.ready)).toBeTruthy()
      expect(queryRetry()).toBeNull()
    },
  },
  {
    title: 'shows why the service refuses it',
    async run({ answer }) {
      answer(() => failWith('refused', { message: REFUSAL }))
      const forShell: unknown[] = []
      onTestFinished(errorChannel.receive(message => void forShell.push(message)))
      expect(await shown(REFUSAL)).toBeTruthy()
      // It is shown in place, so the shell does not show it again: its dialog would open a moment later.
      expect(forShell).not.toContainEqual(expect.objectContaining({ message: REFUSAL }))
    },
  },
  {
    title: 'says that there is nothing to show',
    applies: states => states.empty !== undefined,
    async run({ states, answer }) {
      answer(() => states.empty?.answer)
      expect(await shown(states.empty?.text ?? '')).toBeTruthy()
    },
  },
  {
    title: 'says that it does not exist',
    applies: states => states.missing !== undefined,
    async run({ states, answer }) {
      answer(() => failWith('refused', { code: 404 }))
      expect(await shown(states.missing ?? '')).toBeTruthy()
      expect(queryRetry()).toBeNull()
    },
  },
  {
    title: 'never says so of what exists: another refusal is a failure with a retry',
    applies: states => states.missing !== undefined,
    async run({ states, answer }) {
      answer(() => failWith('invalid', { fields: { ladder_price_id: [REFUSAL] } }))
      expect(await findRetry()).toBeTruthy()
      expect(screen.queryByText(states.missing ?? '')).toBeNull()
    },
  },
  {
    title: 'leads to the login page when the session has ended',
    async run({ states, answer }) {
      const { place, client } = answer(() => failWith('unauthenticated'))
      await waitFor(() => expect(place.now).toBe(loginFrom(place.opened)))
      // A call that is repeated each time it fails is repeated many times until the login page is there.
      expect(client.sentTo(states.call).length).toBeLessThan(4)
    },
  },
  {
    title: '[RO-04] leads a visitor to the login page and fetches nothing',
    applies: (_states, row) => row.buyersOnly === true,
    async run({ states, open }) {
      const { place, client } = open({ 'user.base': () => visitor() })
      await waitFor(() => expect(place.now).toBe(loginFrom(place.opened)))
      expect(client.sentTo(states.call)).toEqual([])
    },
  },
]

/**
 * Tests a page in each of its states: loading, ready, failed with a retry that works, refused, empty, missing, and not
 * allowed. It is the page of the route table, behind the shell's own check and error handling.
 */
export function describePageStates<Call extends EndpointName>(
  name: PageName,
  states: PageStates<Call>,
): void {
  const row = routeNamed(name)
  const open = (answers: Answers = {}) => openPage(name, { ...states.answers, ...answers }, states.at)
  const page: PageCase = { states, open, answer: (answer: () => unknown) => open({ [states.call]: answer }) }
  const checks = CHECKS.filter(({ applies = () => true }) => applies(states, row))
  describe(`states of ${row.path}`, () => {
    // The first test does not wait for the code of the page, and a change to its constants is not counted as that test's.
    beforeAll(() => fetchPage(pageOf(name)))
    for (const { title, run } of checks) test(`[${row.row}] ${row.path} ${title}`, () => run(page))
  })
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
  // What earlier tests left undelivered is not this page's.
  errorChannel.receive(() => {})()
  render(
    <Shop>
      <ErrorPresenter />
      <Routes>
        <Route path="/login" element="登录页" />
        <Route
          path={row.path}
          element={
            <RequireBuyer row={row}>
              <OnDemand load={pageOf(name)} />
            </RequireBuyer>
          }
        />
      </Routes>
    </Shop>,
  )
  return { client, place: Object.assign(place, { opened }) }
}
