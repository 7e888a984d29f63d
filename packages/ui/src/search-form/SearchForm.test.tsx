import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import * as exported from './index'
import { SearchForm } from './SearchForm'

test('what is typed is searched for without spaces around it; other words replace it', async () => {
  const onSearch = vi.fn()
  const { container, rerender } = render(<SearchForm label="搜索帮助" onSearch={onSearch} />)
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: '搜索帮助' })
  await userEvent.setup().type(field, ' 运费 {Enter}')
  expect(onSearch).toHaveBeenCalledWith('运费')
  expect(field.value).toBe('运费')
  await expectAccessible(container)
  rerender(<SearchForm label="搜索帮助" words="退换" onSearch={onSearch} />)
  expect(field.value).toBe('退换')
})

testConformance(exported, { SearchForm: { props: { label: '搜索帮助', onSearch: () => {} } } })
