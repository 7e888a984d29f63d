'use client'
import { useFocusOnMount } from '@yaoji/hooks'
import { forwardRef, type HTMLAttributes } from 'react'
import { Form, type FormProps } from '../form'
import { useLabels } from '../labels/useLabels'
import { Panel } from '../panel'
import { type OrderRequestsLabels, orderRequestsLabels } from './orderRequestsLabels'

export interface RequestFormProps
  extends Pick<FormProps, 'form' | 'sending' | 'onCancel' | 'children'>,
    Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  /** What is requested: the title of the panel, and the name of the form. */
  title: string
  /** Words in place of those of {@link orderRequestsLabels}. */
  labels?: Partial<OrderRequestsLabels>
}

/**
 * The form of a request about an order, in two columns. With `onCancel` a button has opened it: its heading takes the
 * focus. Renders a Panel.
 */
export const RequestForm = forwardRef<HTMLElement, RequestFormProps>(function RequestForm(props, ref) {
  const { title, form, sending, onCancel, labels, children, ...rest } = props
  const words = useLabels('orderRequests', orderRequestsLabels, labels)
  const heading = useFocusOnMount<HTMLHeadingElement>({ enabled: onCancel !== undefined })
  return (
    <Panel {...rest} ref={ref} title={title} headingRef={heading}>
      <Form {...{ form, sending, onCancel }} label={title} columns={2} submit={words.submit}>
        {children}
      </Form>
    </Panel>
  )
})
