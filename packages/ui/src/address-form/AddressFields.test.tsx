import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { regionsForStory } from '../region-select/fixtures'
import { AddressFields, type AddressFieldsProps } from './AddressFields'
import { addressFormForStory } from './fixtures'
import * as exported from './index'

const PROPS: AddressFieldsProps = {
  form: addressFormForStory(),
  loadRegions: regionsForStory,
}

test('the fields have the names of the wire, and say what is wrong with them', async () => {
  const form = addressFormForStory({ detail: '请填写详细地址' })
  const { container } = render(<AddressFields {...PROPS} form={form} />)
  await screen.findByRole('option', { name: '福建省' })
  const names = ['收货人', '联系电话', '详细地址'].map(
    name => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(name) }).name,
  )
  expect(names).toEqual(['consignee', 'mobile', 'detail'])
  expect(screen.getByText('请填写详细地址')).toBeTruthy()
  expect(screen.getByRole('checkbox', { name: '设为默认地址' })).toBeTruthy()
  await expectAccessible(container)
})

test.each([
  [undefined, '第一个地址会成为默认地址'],
  [{ province_code: '510000', city_code: '', district_code: '' }, '当前的默认地址'],
])('an address that stays the default one says so in place of the checkbox %#', async (address, text) => {
  render(<AddressFields {...PROPS} address={address} staysDefault />)
  expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

testConformance(exported, {
  AddressFields: { props: { ...PROPS, loadRegions: () => new Promise<never>(() => {}) } },
})
