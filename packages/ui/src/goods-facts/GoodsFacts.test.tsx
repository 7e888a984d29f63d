import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '../part/testing/expectAccessible'
import { GoodsFacts } from './GoodsFacts'

test('names stand by their values, and a missing value is a dash', async () => {
  const { container } = render(
    <GoodsFacts
      facts={[
        { name: '剂型', value: '胶囊剂' },
        { name: '医保类别', value: '' },
      ]}
    />,
  )
  expect(screen.getAllByRole('term').map(term => term.textContent)).toEqual(['剂型', '医保类别'])
  expect(screen.getAllByRole('definition').map(value => value.textContent)).toEqual(['胶囊剂', '—'])
  await expectAccessible(container)
})

test('without facts there is nothing', () => {
  const { container } = render(<GoodsFacts facts={[]} />)
  expect(container.childElementCount).toBe(0)
})
