import { buyerTest, firstStepTest, lastStepTest } from './wizard-tests.mjs'

/** Several pages over one draft on the service. The example is pages/register with features/register. */
export const wizard = {
  frame: 'buyers',
  steps: 2,
  files: page => ({
    [`${topicOf(page)}/${page.camel}Steps.ts`]: steps(page),
    [`${topicOf(page)}/${page.pascal}StepView.tsx`]: stepView(page),
    [`${page.folder}/${page.pascal}Step1Page.tsx`]: firstStep(page),
    [`${page.folder}/${page.pascal}Form.tsx`]: formSource(page),
    [`${page.folder}/${page.pascal}Step2Page.tsx`]: lastStep(page),
    [`${page.folder}/${page.pascal}Step1Page.test.tsx`]: firstStepTest(page),
    [`${page.folder}/${page.pascal}Step2Page.test.tsx`]: lastStepTest(page),
    [`e2e/${page.kebab}.spec.ts`]: buyerTest(page),
  }),
  next: page => [
    `Replace useRegistration and Registration by the draft of the process, and \`openStep\` by its rule, in ${topicOf(page)}.`,
    `Replace registerDocumentInput, its call and the fields in ${page.pascal}Form.tsx. A third step is one row of ${page.camel}Steps.ts, a page, and a row of the routes.`,
    'Never name a password or a code in DRAFT_FIELDS.',
  ],
}

const topicOf = ({ kebab }) => `apps/storefront/src/features/${kebab}`
const constantOf = ({ kebab }) => kebab.replace(/-/g, '_').toUpperCase()

const steps = page => `import type { Registration } from '@yaoji/api-client/contract/register'
import { href } from '../../routes'

/** A page of the process. */
export type ${page.pascal}Step = 1 | 2

export const ${constantOf(page)}_STEPS = {
  1: { route: '${page.camel}Step1', title: '填写资料' },
  2: { route: '${page.camel}Step2', title: '核对提交' },
} as const

export function ${page.camel}Href(step: ${page.pascal}Step): string {
  return href(${constantOf(page)}_STEPS[step].route)
}

/** The last page that can be opened: what comes after it needs what is asked there. */
export function openStep({ step }: Registration): ${page.pascal}Step {
  return step === 'enterprise' || step === 'documents' ? 1 : 2
}`

const stepView = ({
  pascal,
  camel,
  kebab,
  frame,
}) => `import type { Registration } from '@yaoji/api-client/contract/register'
import { useRegistration } from '@yaoji/hooks/data'
${frame.imports}import { Skeleton } from '@yaoji/ui/skeleton'
import { PageHeading } from '@yaoji/ui/page-heading'
import { Panel } from '@yaoji/ui/panel'
import { StepBar } from '@yaoji/ui/step-bar'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { useRouteRow } from '../../core/navigation/useRouteRow'
import { QueryView } from '../../core/page/QueryView'
import { ${constantOf({ kebab })}_STEPS, ${camel}Href, openStep, type ${pascal}Step } from './${camel}Steps'

const BAR = ([1, 2] as const).map(step => ({ title: ${constantOf({ kebab })}_STEPS[step].title, href: ${camel}Href(step) }))

export interface ${pascal}StepViewProps {
  step: ${pascal}Step
  children: (draft: Registration) => ReactNode
}

/** A step of the process. It leads to the open step when an earlier one is not complete, and to the last one when the draft was submitted. */
export function ${pascal}StepView({ step, children }: ${pascal}StepViewProps) {
  const { title } = useRouteRow()
  const query = useRegistration()
  return (
    ${frame.open}
      <PageHeading title={title} />
      <StepBar steps={BAR} current={step} />
      <QueryView query={query} pending={<Pending step={step} />}>
        {draft => {
          const open = openStep(draft)
          if (step > open || (step < open && !draft.is_editable)) return <Navigate to={${camel}Href(open)} replace />
          return children(draft)
        }}
      </QueryView>
    ${frame.close}
  )
}

function Pending({ step }: { step: ${pascal}Step }) {
  return (
    <Panel title={${constantOf({ kebab })}_STEPS[step].title}>
      <Skeleton variant="rows" count={4} label="正在加载资料" />
    </Panel>
  )
}`

const firstStep = ({
  pascal,
  kebab,
  pages: [{ id }],
}) => `import { ${pascal}StepView } from '../../features/${kebab}/${pascal}StepView'
import { ${pascal}Form } from './${pascal}Form'

/** ${id}: one sentence that says what the buyer enters here. */
export default function ${pascal}Step1Page() {
  return <${pascal}StepView step={1}>{draft => <${pascal}Form key={draft.phone} draft={draft} />}</${pascal}StepView>
}`

const formSource = ({
  pascal,
  camel,
  kebab,
}) => `import { registerDocumentInput } from '@yaoji/api-client/contract/input/register'
import { type Registration, registerDocument } from '@yaoji/api-client/contract/register'
import { DOCUMENT_FILES_MOST } from '@yaoji/domain'
import { useDraftForm, useFormDraft } from '@yaoji/hooks'
import { useFormFiles, useSaveRegistration } from '@yaoji/hooks/data'
import { Form } from '@yaoji/ui/form'
import { Panel } from '@yaoji/ui/panel'
import { TextField } from '@yaoji/ui/text-field'
import { FilesField } from '@yaoji/ui/upload'
import { useNavigate } from 'react-router-dom'
import { ${camel}Href } from '../../features/${kebab}/${camel}Steps'

const TYPE = 'drug_licence'

/** Texts that are kept until they are saved. */
const DRAFT_FIELDS = ['number', 'begin_date', 'end_date']

/** Step 1: what the buyer enters, with its files. */
export function ${pascal}Form({ draft }: { draft: Registration }) {
  const saved = draft.documents.find(({ type }) => type === TYPE)
  const files = useFormFiles({ purpose: 'licence', saved: saved?.files ?? [], max: DOCUMENT_FILES_MOST })
  const save = useSaveRegistration(registerDocument)
  const navigate = useNavigate()
  const form = useDraftForm(registerDocumentInput, {
    draft: useFormDraft(\`${camel}.\${draft.phone}\`, DRAFT_FIELDS),
    initial: {
      number: saved?.number,
      begin_date: saved?.begin_date ?? undefined,
      end_date: saved?.end_date ?? undefined,
    },
    extra: { type: TYPE, file_ids: files.results.map(({ id }) => id) },
    async onSubmit(input) {
      await save.mutateAsync(input)
      form.clearDraft()
      navigate(${camel}Href(2))
    },
  })

  const { field } = form
  return (
    <Panel title="填写资料">
      <Form
        form={form}
        label="填写资料"
        columns={2}
        submit="保存，下一步"
        sending={files.busy && '文件上传中'}
      >
        <TextField {...field('number')} label="编号" size="l" required autoComplete="off" maxLength={60} />
        <TextField {...field('begin_date')} label="有效期起" size="l" type="date" required />
        <TextField {...field('end_date')} label="有效期至" size="l" type="date" required />
        <FilesField label="文件" field={field('file_ids')} files={files} max={DOCUMENT_FILES_MOST} wide />
      </Form>
    </Panel>
  )
}`

const lastStep = ({
  pascal,
  camel,
  kebab,
  pages: [, { id }],
}) => `import { type Registration, registerSubmit } from '@yaoji/api-client/contract/register'
import { useSaveRegistration } from '@yaoji/hooks/data'
import { Button, ButtonRow, LinkButton } from '@yaoji/ui/button'
import { FailureCallout } from '@yaoji/ui/callout'
import { DescriptionList } from '@yaoji/ui/description-list'
import { Panel } from '@yaoji/ui/panel'
import { Text } from '@yaoji/ui/text'
import { ${pascal}StepView } from '../../features/${kebab}/${pascal}StepView'
import { ${camel}Href } from '../../features/${kebab}/${camel}Steps'

/** ${id}: the buyer reviews and submits everything here; after that, it says how it goes on. */
export default function ${pascal}Step2Page() {
  return (
    <${pascal}StepView step={2}>
      {draft => (draft.is_editable ? <Review draft={draft} /> : <Submitted draft={draft} />)}
    </${pascal}StepView>
  )
}

function Review({ draft }: { draft: Registration }) {
  const submit = useSaveRegistration(registerSubmit)
  return (
    <>
      <Panel title="核对资料">
        <DescriptionList rows={draft.documents.map(({ name, number }) => [name, number])} />
      </Panel>
      <FailureCallout error={submit.error} />
      <ButtonRow align="end">
        <LinkButton href={${camel}Href(1)} size="l">
          上一步
        </LinkButton>
        <Button variant="primary" size="l" busy={submit.isPending} onClick={() => submit.mutate({})}>
          提交
        </Button>
      </ButtonRow>
    </>
  )
}

function Submitted({ draft: { licence_text, message } }: { draft: Registration }) {
  return (
    <Panel title={licence_text}>
      <Text role="status">{message}</Text>
    </Panel>
  )
}`
