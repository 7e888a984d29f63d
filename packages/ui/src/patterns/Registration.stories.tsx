import type { Meta, StoryObj } from '@storybook/react-vite'
import { EnterpriseFields } from '../enterprise-form'
import enterprise, { Refused as refused } from '../enterprise-form/EnterpriseForm.stories'
import { Form } from '../form'
import { formForStory } from '../form/fixtures'
import { PageHeading } from '../page-heading'
import { Panel } from '../panel'
import { onAPhone, ShopFrame, wholePage } from '../part/testing/ShopFrame'
import { SideLayout } from '../side-layout'
import { StepBar, StepHelp } from '../step-bar'
import steps from '../step-bar/StepBar.stories'

interface RegistrationPageProps {
  /** Whether the service has refused the form. */
  failing?: boolean
}

/** Where the buyer is in the process, one form for each step, and help beside it. */
function RegistrationPage({ failing = false }: RegistrationPageProps) {
  const { field, ...fields } = enterprise.args
  return (
    <ShopFrame full={false}>
      <PageHeading title="企业信息" crumbs={[{ name: '首页', href: '#home' }, { name: '注册' }]} />
      <SideLayout side="end" top={<StepBar {...steps.args} />} aside={<Help />}>
        <Panel title="企业信息">
          <Form form={formForStory()} label="企业信息" columns={2} submit="下一步">
            <EnterpriseFields {...fields} field={(failing && refused.args?.field) || field} />
          </Form>
        </Panel>
      </SideLayout>
    </ShopFrame>
  )
}

function Help() {
  return (
    <StepHelp
      title="注册流程"
      parts={['验证手机号，设置登录密码', '填写企业信息和开票信息', '上传证照，逐份保存']}
      contact="需要帮助，请拨打 400-000-0000"
    />
  )
}

const meta = {
  title: 'Patterns/Registration',
  component: RegistrationPage,
  parameters: wholePage,
} satisfies Meta<typeof RegistrationPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Refused: Story = { args: { failing: true } }

export const OnAPhone: Story = { globals: onAPhone }
