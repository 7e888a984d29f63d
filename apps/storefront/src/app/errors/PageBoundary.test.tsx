import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { PageBoundary } from './PageBoundary'

function Page({ broken }: { broken: boolean }) {
  if (broken) throw new Error('price of undefined')
  return <p>商品列表</p>
}

test('[ER-09] a page that throws shows an error, and the next page is shown again', () => {
  // React reports what a boundary catches.
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { rerender } = render(
    <PageBoundary page="/list">
      <Page broken />
    </PageBoundary>,
  )
  expect(screen.getByRole('alert').textContent).toContain('页面没有打开')
  expect(reported).toHaveBeenCalled()
  rerender(
    <PageBoundary page="/list">
      <Page broken={false} />
    </PageBoundary>,
  )
  expect(screen.queryByText('商品列表')).toBeNull()
  rerender(
    <PageBoundary page="/cart">
      <Page broken={false} />
    </PageBoundary>,
  )
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText('商品列表')).toBeTruthy()
})
