import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkButton } from '../button'
import { RadioGroup } from '../radio-group'
import { TextArea, TextField } from '../text-field'
import { Form, FormWide } from './Form'
import { formForStory } from './fixtures'

const meta = {
  title: 'Form/Form',
  component: Form,
  args: {
    form: formForStory(),
    label: '开票信息',
    columns: 2,
    submit: '提交审核',
    children: (
      <>
        <TextField name="address" label="注册地址" size="l" required wide />
        <TextField name="phone" label="注册电话" size="l" required type="tel" />
        <TextField name="bank" label="开户银行" size="l" required />
        <TextArea name="remark" label="备注" wide />
      </>
    ),
  },
} satisfies Meta<typeof Form>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** A few short fields. */
export const Narrow: Story = {
  args: {
    label: '验证手机号',
    columns: 1,
    narrow: true,
    submit: '下一步',
    children: (
      <>
        <TextField name="phone" label="手机号" size="l" required type="tel" />
        <TextField name="code" label="短信验证码" size="l" required />
      </>
    ),
  },
}

export const WithMoreButtons: Story = {
  args: {
    onCancel: () => {},
    secondary: (
      <LinkButton href="#help" size="l">
        开票说明
      </LinkButton>
    ),
  },
}

export const Wide: Story = {
  args: {
    children: (
      <>
        <FormWide>
          <RadioGroup
            legend="发票类型"
            name="type"
            defaultValue="special"
            options={[
              { value: 'special', label: '增值税专用发票' },
              { value: 'ordinary', label: '增值税普通发票' },
            ]}
          />
        </FormWide>
        <TextField name="bank" label="开户银行" size="l" />
        <TextField name="account" label="银行账号" size="l" />
      </>
    ),
  },
}

/** The service refuses it, for no field of its own. */
export const Refused: Story = {
  args: { form: formForStory({ failure: { message: '开票信息正在审核，审核完成后才能再次修改' } }) },
}

/** The service refuses what is in some of its fields. */
export const FieldsRefused: Story = {
  args: {
    form: formForStory({ failure: { message: '提交的内容有误' } }),
    children: (
      <>
        <TextField name="address" label="注册地址" size="l" required wide error="请填写注册地址" />
        <TextField
          name="phone"
          label="注册电话"
          size="l"
          required
          type="tel"
          defaultValue="1380000"
          error="电话应为 11 位手机号，或区号加座机号"
        />
        <TextField name="bank" label="开户银行" size="l" required defaultValue="工商银行福州鼓楼支行" />
        <TextArea name="remark" label="备注" wide />
      </>
    ),
  },
}

export const Busy: Story = { args: { form: formForStory({ busy: true }) } }

/** Files of it are on their way. */
export const Sending: Story = { args: { sending: '文件上传中' } }

export const LongWords: Story = {
  args: {
    submit: '提交审核并签订电子供货合同',
    onCancel: () => {},
    children: (
      <>
        <TextField
          name="address"
          label="增值税专用发票上的注册地址（与营业执照一致，含省、市、区、街道和门牌号）"
          size="l"
          required
          wide
          defaultValue={'福建省福州市鼓楼区软件大道八十九号福州软件园 A 区二十八号楼五层五〇一室'.repeat(2)}
        />
        <TextField
          name="phone"
          label="注册电话（税务登记时预留的固定电话，含区号和分机号）"
          size="l"
          hint="增值税专用发票上的电话与税务登记不一致时，不能用于抵扣，更换电话须先到税务机关变更登记"
        />
        <TextField name="bank" label="开户银行（精确到支行）" size="l" />
      </>
    ),
  },
}

export const WithoutButtons: Story = { args: { submit: undefined } }

export const Dark: Story = { args: { onCancel: () => {} }, globals: { theme: 'dark' } }
