import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useDraftForm } from './useDraftForm'
import { useFormDraft } from './useFormDraft'

beforeEach(() => sessionStorage.clear())

type Values = { contact: string }

/** Accepts every text. */
const schema = {
  safeParse: (values: unknown) => ({ success: true as const, data: values as Values }),
}

interface FormProps {
  onSubmit: (values: Values) => void
  onUnsaved?: (isUnsaved: boolean) => void
}

function Form({ onSubmit, onUnsaved }: FormProps) {
  const draft = useFormDraft('contacts', ['contact'])
  const form = useDraftForm<Values>(schema, {
    draft,
    initial: { contact: '张平' },
    onSubmit(values) {
      onSubmit(values)
      form.clearDraft()
    },
  })
  return (
    <form {...form.formProps}>
      <input aria-label="联系人" name="contact" defaultValue={String(form.initial.contact)} />
      <button type="submit">保存</button>
      <button type="button" onClick={() => onUnsaved?.(form.isUnsaved())}>
        离开
      </button>
    </form>
  )
}

const contact = () => screen.getByLabelText<HTMLInputElement>('联系人').value

test('a form begins with its draft, else with what is saved, and forgets the draft once it is sent', async () => {
  const onSubmit = vi.fn()
  const first = render(<Form onSubmit={onSubmit} />)
  expect(contact()).toBe('张平')
  fireEvent.change(screen.getByLabelText('联系人'), { target: { value: '李晓梅' } })
  first.unmount()
  const second = render(<Form onSubmit={onSubmit} />)
  expect(contact()).toBe('李晓梅')
  fireEvent.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ contact: '李晓梅' }))
  second.unmount()
  render(<Form onSubmit={onSubmit} />)
  expect(contact()).toBe('张平')
})

test('it has values that are not saved after a change, and when it began with a draft', () => {
  const onUnsaved = vi.fn()
  const leave = () => fireEvent.click(screen.getByRole('button', { name: '离开' }))
  const first = render(<Form onSubmit={() => {}} onUnsaved={onUnsaved} />)
  leave()
  fireEvent.change(screen.getByLabelText('联系人'), { target: { value: '李晓梅' } })
  leave()
  first.unmount()
  render(<Form onSubmit={() => {}} onUnsaved={onUnsaved} />)
  leave()
  expect(onUnsaved.mock.calls).toEqual([[false], [true], [true]])
})
