import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useFormDraft } from './useFormDraft'

beforeEach(() => sessionStorage.clear())

const FIELDS = ['contact', 'long_term', 'bank']

function Form() {
  const { texts, keep, clear } = useFormDraft('test', FIELDS)
  return (
    <form onChange={event => keep(event.currentTarget)}>
      <input aria-label="联系人" name="contact" defaultValue={texts.contact} />
      <input aria-label="密码" name="password" />
      <input aria-label="长期" name="long_term" type="checkbox" value="1" defaultChecked />
      <input aria-label="开户行" name="bank" disabled />
      <output>{JSON.stringify(texts)}</output>
      <button type="button" onClick={clear}>
        已保存
      </button>
    </form>
  )
}

const kept = () => JSON.parse(screen.getByRole('status').textContent ?? '')

function reload() {
  const { unmount } = render(<Form />)
  return () => {
    unmount()
    render(<Form />)
  }
}

test('texts of named fields are there after a reload, also that a checkbox is not checked', () => {
  const again = reload()
  fireEvent.change(screen.getByLabelText('联系人'), { target: { value: '李晓梅' } })
  fireEvent.click(screen.getByLabelText('长期'))
  fireEvent.change(screen.getByLabelText('密码'), { target: { value: 'Kangning88' } })
  again()
  expect(kept()).toEqual({ contact: '李晓梅', long_term: '' })
})

test('a removed draft is empty after a reload', () => {
  const again = reload()
  fireEvent.change(screen.getByLabelText('联系人'), { target: { value: '李晓梅' } })
  fireEvent.click(screen.getByRole('button', { name: '已保存' }))
  again()
  expect(kept()).toEqual({})
})

test('a text that cannot be read is ignored', () => {
  sessionStorage.setItem('yaoji.form.test', '{')
  render(<Form />)
  expect(kept()).toEqual({})
})
