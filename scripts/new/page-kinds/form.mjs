/** A form that is checked by the payload of its call. The example is pages/user/AccountAddressesPage. */
export const form = {
  frame: 'buyers',
  files: page => ({
    [`${page.folder}/${page.pascal}Page.tsx`]: source(page),
    [`${page.folder}/${page.pascal}Form.tsx`]: formSource(page),
    [`${page.folder}/${page.pascal}Form.css.ts`]: css(),
    [`${page.folder}/${page.pascal}Page.test.tsx`]: test(page),
    [`e2e/${page.kebab}.spec.ts`]: buyerTest(page),
  }),
  next: ({ pascal }) => [
    'Replace addressList by the call that the page reads, and addressCreateInput by the payload of the call that it sends. The write is a hook in packages/hooks/src/data, such as useSaveAddress.',
    `Replace AddressFields by the fields of ${pascal}Form.tsx: one TextField with \`form.field('name')\` for each part of the payload, as AddressFields of @yaoji/ui does.`,
    'Read features/address/AddressDialog.tsx for the same form in a dialog.',
  ],
}

const source = ({
  pascal,
  id,
  frame,
}) => `import { type Address, addressList } from '@yaoji/api-client/contract/address'
import { useCall } from '@yaoji/hooks/data'
${frame.imports}import { Skeleton } from '@yaoji/ui/skeleton'
import { Panel } from '@yaoji/ui/panel'
import { useState } from 'react'
import { PageTop } from '../../core/page/PageTop'
import { QueryView } from '../../core/page/QueryView'
import { ${pascal}Form } from './${pascal}Form'
import * as css from './${pascal}Form.css'

/** ${id}: one sentence that says what the buyer does here. */
export default function ${pascal}Page() {
  const query = useCall(addressList, {}, { inline: true })
  const [saved, setSaved] = useState<Address>()
  return (
    ${frame.open}
      <PageTop />
      <p role="status" className={css.notice}>
        {saved && \`已保存：\${saved.detail}\`}
      </p>
      <Panel title="填写内容">
        <QueryView query={query} pending={<Skeleton variant="rows" count={4} label="正在加载表单" />}>
          {({ list }) => <${pascal}Form key={saved?.id} isFirst={list.length === 0} onSaved={setSaved} />}
        </QueryView>
      </Panel>
    ${frame.close}
  )
}`

const formSource = ({ pascal }) => `import type { Address } from '@yaoji/api-client/contract/address'
import { addressCreateInput } from '@yaoji/api-client/contract/input/address'
import { useForm } from '@yaoji/hooks'
import { useRegionLoader, useSaveAddress } from '@yaoji/hooks/data'
import { AddressFields } from '@yaoji/ui/address-form'
import { useDiscardConfirm } from '@yaoji/ui/confirm'
import { Form } from '@yaoji/ui/form'
import { useNavigate } from 'react-router-dom'
import { href } from '../../routes'

export interface ${pascal}FormProps {
  /** Nothing is saved yet. */
  isFirst: boolean
  onSaved: (address: Address) => void
}

/** What the buyer enters. Input is not lost without a question. */
export function ${pascal}Form({ isFirst, onSaved }: ${pascal}FormProps) {
  const navigate = useNavigate()
  const { mutateAsync } = useSaveAddress()
  const loadRegions = useRegionLoader()
  const form = useForm(addressCreateInput, {
    async onSubmit(input) {
      const { address } = await mutateAsync(input)
      onSaved(address)
    },
  })
  const leave = useDiscardConfirm(form.isChanged, () => navigate(href('home')))
  return (
    <Form form={form} label="填写内容" submit="保存" onCancel={() => void leave()}>
      <AddressFields form={form} staysDefault={isFirst} loadRegions={loadRegions} />
    </Form>
  )
}`

const css = () => `import { style } from '@vanilla-extract/css'
import { fontSize, space, theme } from '@yaoji/ui/theme'

export const notice = style({
  minHeight: space[6],
  color: theme.color.accent,
  fontSize: fontSize.s,
  overflowWrap: 'anywhere',
})`

const test = ({
  pascal,
  camel,
  mark,
  at,
}) => `import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Answers, addressFor, type DataNamed, failWith } from '@yaoji/api-client/testing'
import { expect, test } from 'vitest'
import { describePageStates } from '../../testing/describePageStates'
import { fakeShop } from '../../testing/fakeShop'
import ${pascal}Page from './${pascal}Page'

type Regions = DataNamed<'address.regions'>['list']

const REGIONS: Regions = [{ code: '310000', name: '上海市', has_children: 1 }]
const DISTRICTS: Regions = [{ code: '310115', name: '浦东新区', has_children: 0 }]

const ANSWERS: Answers = {
  'address.list': () => ({ list: [] }),
  'address.regions': ({ parent_code }) => ({ list: parent_code ? DISTRICTS : REGIONS }),
}

describePageStates('${camel}', {
  answers: ANSWERS,
  call: 'address.list',
  loading: '正在加载表单',
  ready: '保存',
})

function open(answers: Answers = {}) {
  const { Shop, client } = fakeShop({ ...ANSWERS, ...answers }, { at: '${at}' })
  render(
    <Shop>
      <${pascal}Page />
    </Shop>,
  )
  return { client, user: userEvent.setup() }
}

const saveButton = () => screen.findByRole('button', { name: '保存' })
const field = (name: string) => screen.getByRole('textbox', { name })
const describedBy = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await saveButton()
  await user.type(field('收货人'), '赵店员')
  await user.type(field('联系电话'), '13900000009')
  for (const [level, region] of [
    ['省份', '上海市'],
    ['城市', '浦东新区'],
  ] as const) {
    await screen.findByRole('option', { name: region })
    await user.selectOptions(screen.getByRole('combobox', { name: level }), region)
  }
  await user.type(field('详细地址'), '祖冲之路 2 号')
}

test('[${mark}] the first wrong field says what is wrong and gets the focus; nothing is sent', async () => {
  const { client, user } = open()
  await user.click(await saveButton())
  await waitFor(() => expect(document.activeElement).toBe(field('收货人')))
  expect(describedBy(field('收货人'))).toBe('请填写收货人')
  expect(client.sentTo('address.create')).toEqual([])
})

test('[${mark}] a refusal of the service is at its field, and what was typed stays', async () => {
  const fields = { detail: ['该地址不在配送范围内'] }
  const { user } = open({ 'address.create': () => failWith('invalid', { fields }) })
  await fillIn(user)
  await user.click(await saveButton())
  await waitFor(() => expect(document.activeElement).toBe(field('详细地址')))
  expect(describedBy(field('详细地址'))).toBe('该地址不在配送范围内')
  expect(field('收货人')).toHaveProperty('value', '赵店员')
})

test('[${mark}] what was saved is announced, and the form is empty again', async () => {
  const { client, user } = open({
    'address.create': input => ({ address: addressFor(9, input) }),
  })
  await fillIn(user)
  await user.click(await saveButton())
  expect((await screen.findByText('已保存：祖冲之路 2 号')).getAttribute('role')).toBe('status')
  expect(client.sentTo('address.create')).toHaveLength(1)
  expect(field('收货人')).toHaveProperty('value', '')
})`

const buyerTest = ({ mark, at }) => `import { ACCOUNTS, expect, logIn, test } from './shop/test'

test('[${mark}] a form that is not complete says so at the field; input is not lost without a question', async ({
  page,
}) => {
  await logIn(page, ACCOUNTS.approved)
  await page.goto('${at}')
  const field = page.getByRole('textbox', { name: '收货人' })
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByText('请填写收货人')).toBeVisible()
  await expect(field).toBeFocused()
  await field.fill('赵店员')
  await page.getByRole('button', { name: '取消', exact: true }).click()
  await page.getByRole('button', { name: '继续填写' }).click()
  await expect(field).toHaveValue('赵店员')
  await expect(page).toHaveURL('${at}')
})`
