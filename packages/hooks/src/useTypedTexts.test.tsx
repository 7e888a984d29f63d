import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { useTypedTexts } from './useTypedTexts'

function Enterprise() {
  const [typed, watch] = useTypedTexts({ company: '康宁', kind: undefined })
  return (
    <form onChange={watch}>
      <input aria-label="企业名称" name="company" defaultValue="康宁" />
      <p>{`${typed.company} ${typed.kind}`}</p>
    </form>
  )
}

test('what is typed is known while it is typed; a control that is not there has no text', async () => {
  render(<Enterprise />)
  expect(screen.getByText('康宁 undefined')).toBeTruthy()
  await userEvent.setup().type(screen.getByLabelText('企业名称'), '大药房')
  expect(screen.getByText('康宁大药房')).toBeTruthy()
})
