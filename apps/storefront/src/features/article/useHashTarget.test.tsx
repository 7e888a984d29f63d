import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link } from '@yaoji/ui/link'
import { expect, test } from 'vitest'
import { fakeShop } from '../../testing/fakeShop'
import { useHashTarget } from './useHashTarget'

/** Opens two headings at an address; tells which were scrolled to. */
function open(hash: string) {
  const { Shop } = fakeShop({}, { at: `/help/xrzn/hyzc${hash}` })
  const scrolled: string[] = []
  const keep = (heading: HTMLElement | null) => {
    if (heading) heading.scrollIntoView = () => scrolled.push(heading.id)
  }
  function Article({ id }: { id: number }) {
    useHashTarget(id)
    return (
      <>
        <h2 ref={keep} id="资质">
          资质
        </h2>
        <h2 ref={keep} id="files">
          文件
        </h2>
        <Link href="/help/xrzn/hyzc#files">到文件</Link>
      </>
    )
  }
  const { rerender } = render(<Article id={1} />, { wrapper: Shop })
  return { scrolled, showArticle: (id: number) => rerender(<Article id={id} />) }
}

test('the heading that the address names is scrolled to', () => {
  expect(open('#files').scrolled).toEqual(['files'])
})

test('a heading whose name is encoded in the address is scrolled to', () => {
  expect(open(`#${encodeURIComponent('资质')}`).scrolled).toEqual(['资质'])
})

test.each(['', '#', '#nothing', '#%E8%B5'])('the hash %j names no heading', hash => {
  expect(open(hash).scrolled).toEqual([])
})

test('a link to another heading, and another article, scroll again', async () => {
  const { scrolled, showArticle } = open('#资质')
  await userEvent.click(screen.getByRole('link', { name: '到文件' }))
  showArticle(2)
  showArticle(2)
  expect(scrolled).toEqual(['资质', 'files', 'files'])
})

test('a second press of a link scrolls to its heading again', async () => {
  const { scrolled } = open('')
  await userEvent.click(screen.getByRole('link', { name: '到文件' }))
  await userEvent.click(screen.getByRole('link', { name: '到文件' }))
  expect(scrolled).toEqual(['files', 'files'])
})
