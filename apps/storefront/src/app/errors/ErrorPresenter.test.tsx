import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { buyer, failWith, visitor } from '@yaoji/api-client/testing'
import { useNavigate } from 'react-router-dom'
import { beforeEach, describe, expect, test } from 'vitest'
import { errorChannel } from '../../core/errors/errorChannel'
import { hasLoginMark, setLoginMark } from '../../core/session/loginMark'
import { fakeShop } from '../../testing/fakeShop'
import { fakeLocation, openShop } from '../../testing/openShop'
import { ErrorPresenter } from './ErrorPresenter'

/** A page whose call fails. The page does not show the failure itself. */
const open = (kind: Parameters<typeof failWith>[0], message: string) =>
  openShop('/list?keywords=amxl', { 'config.common': () => failWith(kind, { message }) })

const dialog = () => screen.findByRole('alertdialog')
const press = async (name: string) => fireEvent.click(within(await dialog()).getByRole('button', { name }))

beforeEach(() => sessionStorage.clear())

describe('the way back', () => {
  const MESSAGE = '请先签署电子合同'

  /** The pages of one tab: the orders, then another page on which a call fails. */
  function visit(at: string) {
    const { Shop, place } = fakeShop({}, { at: '/order' })
    function Steps() {
      const navigate = useNavigate()
      return (
        <>
          <button type="button" onClick={() => navigate(at)}>
            去
          </button>
          <button type="button" onClick={() => navigate(-1)}>
            返回
          </button>
        </>
      )
    }
    errorChannel.receive(() => {})()
    render(
      <Shop>
        <ErrorPresenter />
        <Steps />
      </Shop>,
    )
    fireEvent.click(screen.getByText('去'))
    return place
  }

  test.each([
    ['[ER-02] an ended session: back is the page that asked for it', '/zhzx/addr', '/zhzx/addr'],
    [
      '[ER-02] an ended session on the login page: back is the page before it',
      '/login?from=%2Fcart',
      '/order',
    ],
  ])('%s', (_title, at, back) => {
    const place = visit(at)
    act(() => errorChannel.show({ as: 'login' }))
    expect(place.now).toMatch(/^\/login/)
    fireEvent.click(screen.getByText('返回'))
    expect(place.now).toBe(back)
  })

  test('[ER-03] a locked account: back is the page before the refused one', async () => {
    const place = visit('/cart/step2')
    act(() => errorChannel.show({ as: 'locked', message: MESSAGE }))
    await press('去签订合同')
    await waitFor(() => expect(place.now).toBe('/dzht'))
    fireEvent.click(screen.getByText('返回'))
    expect(place.now).toBe('/order')
  })
})

test('[ER-03 1, ER-03 2] a locked account reads the message, and confirming it leads to the contracts', async () => {
  const { place } = open('locked', '请先签署电子合同')
  expect((await dialog()).textContent).toContain('请先签署电子合同')
  expect(place.now).toBe('/list?keywords=amxl')
  await press('去签订合同')
  await waitFor(() => expect(place.now).toBe('/dzht'))
})

test('[ER-07 1, ER-07 2] after a timeout, 刷新 loads the page again', async () => {
  const { reload } = fakeLocation()
  open('timeout', '请求超时，请刷新页面')
  expect((await dialog()).textContent).toContain('请求超时，请刷新页面')
  expect(reload).not.toHaveBeenCalled()
  await press('刷新')
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

test('[ER-07] after a timeout, 关闭 leaves the page as it is', async () => {
  const { reload } = fakeLocation()
  open('timeout', '请求超时，请刷新页面')
  await press('关闭')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(reload).not.toHaveBeenCalled()
})

test('[ER-06] a refusal is an alert with the title 温馨提示', async () => {
  const { place } = open('refused', '活动暂未开始')
  expect((await dialog()).textContent).toContain('温馨提示')
  expect((await dialog()).textContent).toContain('活动暂未开始')
  await press('知道了')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(place.now).toBe('/list?keywords=amxl')
})

test('[ER-05] a busy service is a passing message, and the page stays', async () => {
  const { place } = open('busy', '系统繁忙，请稍候再试')
  expect(await screen.findByText('系统繁忙，请稍候再试')).toBeTruthy()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(place.now).toBe('/list?keywords=amxl')
})

test('[ER-02 3] [RO-04 1] a session that has ended leads to the login page, and nothing of the buyer is left', async () => {
  setLoginMark()
  const { place, queries, client } = openShop('/order?status=10', {
    'order.list': () => failWith('unauthenticated'),
  })
  // The session has ended: the next answers are those of a visitor.
  client.answer({ 'user.base': () => visitor() })
  queries.setQueryData(['cart.total', {}], { total: { count: 9 } })
  await waitFor(() => expect(place.now).toBe('/login?from=%2Forder%3Fstatus%3D10'))
  expect(hasLoginMark()).toBe(false)
  expect(queries.getQueryData(['cart.total', {}])).toBeUndefined()
})

test('[RO-03] another tab has switched to another store: that is said, nobody is logged out, and the page begins again', async () => {
  const location = fakeLocation()
  const { place, client, queries } = openShop('/order?status=10', {
    'order.list': () => new Promise(() => {}),
  })
  await waitFor(() => expect(queries.getQueryData(['user.base', {}])).toBeTruthy())
  client.answer({ 'user.base': () => buyer({ username: 'yuexiu', company: '康宁越秀店' }) })
  act(() => errorChannel.show({ as: 'login' }))
  expect((await dialog()).textContent).toContain('本浏览器已切换到“康宁越秀店”')
  expect(location.reload).not.toHaveBeenCalled()
  // Calls that are refused meanwhile ask nothing a second time.
  act(() => errorChannel.show({ as: 'login' }))
  expect(screen.getAllByRole('alertdialog')).toHaveLength(1)
  await press('知道了')
  await waitFor(() => expect(location.reload).toHaveBeenCalledTimes(1))
  expect(place.now).toBe('/order?status=10')
})
