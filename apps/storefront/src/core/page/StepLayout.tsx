import { useCommonConfig } from '@yaoji/hooks/data'
import { Container } from '@yaoji/ui/container'
import { SideLayout } from '@yaoji/ui/side-layout'
import { StepHelp as Help, type Step, StepBar } from '@yaoji/ui/step-bar'
import type { ReactNode } from 'react'
import { noPrint } from './printSheet.css'

export interface StepLayoutProps {
  steps: readonly Step[]
  /** The step of the page, from 1. */
  current: number
  /** What the steps are, for screen readers: `注册进度`. */
  label: string
  /** Beside the step; below it on a narrow page. */
  help: ReactNode
  children: ReactNode
}

/** A page of a process: where the user is, the content of the step, and help beside it. */
export function StepLayout({ steps, current, label, help, children }: StepLayoutProps) {
  return (
    <Container>
      <SideLayout
        side="end"
        top={<StepBar steps={steps} current={current} labels={{ bar: label }} className={noPrint} />}
        aside={help}
      >
        {children}
      </SideLayout>
    </Container>
  )
}

/** What a process consists of, and the hotline; while it loads, its place is kept. */
export function StepHelp(props: { title: string; parts: readonly string[] }) {
  const { data, isPending } = useCommonConfig()
  const hotline = data?.hot_line && `需要帮助，请拨打 ${data.hot_line}`
  return <Help {...props} contact={isPending ? '\u00A0' : hotline} />
}
