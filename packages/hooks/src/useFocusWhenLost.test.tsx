import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useFocusWhenLost } from './useFocusWhenLost'

function Card({ done, keeps = false }: { done: boolean; keeps?: boolean }) {
  const link = useFocusWhenLost<HTMLAnchorElement>(done)
  return (
    <>
      {(!done || keeps) && <button type="button">领取</button>}
      <a ref={link} href="/use">
        去使用
      </a>
    </>
  )
}

test('what is left gets the focus of a button that disappears', () => {
  const { rerender } = render(<Card done={false} />)
  screen.getByRole('button').focus()
  rerender(<Card done />)
  expect(document.activeElement).toBe(screen.getByRole('link'))
})

test('a focus that is not lost stays, and at first nothing takes it', () => {
  const { rerender, unmount } = render(<Card done={false} keeps />)
  const button = screen.getByRole('button')
  button.focus()
  rerender(<Card done keeps />)
  expect(document.activeElement).toBe(button)
  unmount()
  render(<Card done />)
  expect(document.activeElement).toBe(document.body)
})
