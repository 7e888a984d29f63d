import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useFocusOnMount } from './useFocusOnMount'

function Notice({ enabled }: { enabled?: boolean }) {
  const target = useFocusOnMount<HTMLParagraphElement>(enabled === undefined ? {} : { enabled })
  return (
    <p ref={target} tabIndex={-1}>
      已提交
    </p>
  )
}

test('what appears gets the focus, unless another element is to keep it', () => {
  const { unmount } = render(<Notice />)
  expect(document.activeElement).toBe(screen.getByText('已提交'))
  unmount()
  const { rerender } = render(<Notice enabled={false} />)
  expect(document.activeElement).toBe(document.body)
  rerender(<Notice enabled />)
  expect(document.activeElement).toBe(screen.getByText('已提交'))
})
