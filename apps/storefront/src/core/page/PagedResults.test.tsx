import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeShop } from '../../testing/fakeShop'
import { PagedResults } from './PagedResults'

function open(answer: { list: readonly unknown[]; page: number; last_page: number }, refreshing?: true) {
  const { Shop, place } = fakeShop({}, { at: `/news/hy?q=2026&page=${answer.page}` })
  render(
    <Shop>
      <PagedResults answer={answer} {...(refreshing && { refreshing })}>
        <p>entries</p>
      </PagedResults>
    </Shop>,
  )
  return place
}

test('entries are followed by links to the other pages', () => {
  open({ list: [1], page: 2, last_page: 3 })
  expect(screen.getByText('entries')).toBeTruthy()
  expect(screen.getByRole('link', { name: /下一页/ }).getAttribute('href')).toBe('/news/hy?q=2026&page=3')
})

test('a page past the end leads to the last one and keeps the filters', () => {
  expect(open({ list: [], page: 9, last_page: 3 }).now).toBe('/news/hy?q=2026&page=3')
})

test('an empty first page, and entries on a page past the end, are shown where they are', () => {
  const only = open({ list: [], page: 1, last_page: 1 })
  expect(only.now).toBe('/news/hy?q=2026&page=1')
  expect(screen.queryByRole('navigation')).toBeNull()
  const past = open({ list: [1], page: 4, last_page: 3 })
  expect(past.now).toBe('/news/hy?q=2026&page=4')
  expect(screen.getAllByText('entries')).toHaveLength(2)
})

test('the first page has the address without a page', () => {
  open({ list: [1], page: 2, last_page: 2 })
  expect(screen.getByRole('link', { name: /上一页/ }).getAttribute('href')).toBe('/news/hy?q=2026')
})

test('the answer of an earlier page does not lead away while the next one loads', () => {
  expect(open({ list: [], page: 9, last_page: 3 }, true).now).toBe('/news/hy?q=2026&page=9')
})
