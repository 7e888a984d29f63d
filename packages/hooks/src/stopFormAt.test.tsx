import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { stopFormAt } from './stopFormAt'
import { useForm } from './useForm'

const SCHEMA = { safeParse: () => ({ success: true as const, data: {} }) }

function Packs({ wrong, onSubmit }: { wrong: string; onSubmit: () => void }) {
  const { formProps } = useForm(SCHEMA, { onSubmit })
  return (
    <form {...(wrong ? stopFormAt(formProps, wrong) : formProps)}>
      <input name="packs_1" aria-label="packs" />
      <button type="submit">Send</button>
    </form>
  )
}

test('[RT-27] a form with a wrong control is not sent: the control has the focus', async () => {
  const onSubmit = vi.fn()
  const { rerender } = render(<Packs wrong="packs_1" onSubmit={onSubmit} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button'))
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
  rerender(<Packs wrong="packs_2" onSubmit={onSubmit} />)
  await user.click(screen.getByRole('button'))
  expect(onSubmit).not.toHaveBeenCalled()
  rerender(<Packs wrong="" onSubmit={onSubmit} />)
  await user.click(screen.getByRole('button'))
  expect(onSubmit).toHaveBeenCalledOnce()
})
