export {
  Button,
  type ButtonLook,
  type ButtonProps,
  type ButtonVariant,
  buttonClass,
  IconButton,
  type IconButtonProps,
} from './button';
export { Avatar, type AvatarProps, Chip, type ChipProps } from './chip';
export { Dialog, DialogClose, type DialogProps, DialogTheme, Sheet, type SheetProps } from './dialog';
export {
  Banner,
  type BannerProps,
  EmptyState,
  ErrorState,
  Progress,
  Spinner,
  type StateProps,
  Tag,
  type Tone,
} from './feedback';
export { Field, type FieldProps } from './field';
export { RuleLink, type RuleLinkProps, ruleHref } from './rule-link';
export { Tabs, type TabsProps } from './tabs';
export { TermLink, type TermLinkProps } from './term-link';
export { TermTips, type TermTipsProps } from './term-tips';
export { Toaster, toast } from './toast';
