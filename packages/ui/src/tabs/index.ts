export { type TabItem, Tabs, TabsList, TabsPanel, type TabsProps, TabsRoot, TabsTab } from './Tabs'
export type { TabsPanelProps, TabsRootProps, TabsTabProps } from './Tabs.headless'
