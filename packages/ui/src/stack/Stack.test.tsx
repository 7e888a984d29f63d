import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import * as exported from './index'
import { Stack } from './Stack'

test('the space between the parts is a step of the scale', () => {
  const { rerender } = render(<Stack>证照</Stack>)
  expect(screen.getByText('证照').dataset.gap).toBe('4')
  rerender(<Stack gap={2}>证照</Stack>)
  expect(screen.getByText('证照').dataset.gap).toBe('2')
})

testConformance(exported, { Stack: {} })
