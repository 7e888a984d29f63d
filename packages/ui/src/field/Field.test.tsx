import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { Field, type FieldProps, useFieldControl } from './Field'
import * as exported from './index'

function Control() {
  return <input {...useFieldControl('Control')} />
}

function show(props: Partial<FieldProps> = {}) {
  return render(
    <Field label="开户行" {...props}>
      <Control />
    </Field>,
  )
}

test('label, hint and error belong to the control, the error first', () => {
  show({ hint: '与开户许可证一致', error: '请填写开户行', required: true })
  const control = screen.getByRole('textbox', { name: '开户行' })
  const described = control
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map(id => document.getElementById(id)?.textContent)
  expect(described).toEqual(['请填写开户行', '与开户许可证一致'])
  expect(control.getAttribute('aria-invalid')).toBe('true')
  expect(control).toHaveProperty('required', true)
})

test('without hint and error nothing is described', async () => {
  const { container } = show({ labelHidden: true })
  const control = screen.getByRole('textbox', { name: '开户行' })
  expect(control.hasAttribute('aria-describedby')).toBe(false)
  expect(control.hasAttribute('aria-invalid')).toBe(false)
  await expectAccessible(container)
})

testConformance(exported, {
  ControlError: { props: { error: '请选择地址', id: 'address-error' } },
  FieldBox: {},
  Field: { props: { label: '开户行', hint: '与开户许可证一致', error: '请填写开户行' }, ownId: true },
})
