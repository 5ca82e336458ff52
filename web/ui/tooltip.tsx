import {
  cloneElement,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactElement,
} from 'react';
import { createTooltipClock } from './tooltip-clock.ts';

interface TooltipProps {
  text: string;
  /** One button or link with its own accessible name: a tooltip is never the only label. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
}

const clock = createTooltipClock();

/** How long a tooltip stays after a long press ends, in milliseconds. */
const afterTouch = 1_500;

/** Explains a control after a moment of hover or focus, or on a long press. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const { isOpen, ...triggers } = useTriggers();
  return (
    <span className="tooltip-anchor" {...triggers}>
      {cloneElement(children, { 'aria-describedby': id })}
      <span role="tooltip" id={id} className={isOpen ? 'tooltip open' : 'tooltip'}>
        {text}
      </span>
    </span>
  );
}

function useTriggers() {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isPressed = useRef(false);

  function plan(): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(setOpen, clock.delay(), true);
  }
  function close(): void {
    clearTimeout(timer.current);
    isPressed.current = false;
    if (isOpen) clock.noteClosed();
    setOpen(false);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  // Before the tooltip is painted, so that Escape closes whatever a person can see.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const listen = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  });

  return {
    isOpen,
    onPointerEnter: (event: Pointer) => isTouch(event) || plan(),
    // On touch, `pointerleave` comes before the click.
    onPointerLeave: (event: Pointer) => isTouch(event) || close(),
    onPointerDown(event: Pointer): void {
      close();
      isPressed.current = true;
      if (isTouch(event)) plan();
    },
    onPointerUp(): void {
      if (isOpen) timer.current = setTimeout(close, afterTouch);
      else clearTimeout(timer.current);
    },
    onPointerCancel: close,
    // A long press shows the tooltip and must not click.
    onClickCapture(event: { stopPropagation: () => void }): void {
      if (isPressed.current && isOpen) event.stopPropagation();
      isPressed.current = false;
    },
    onFocus: () => isPressed.current || plan(),
    onBlur: close,
  };
}

interface Pointer {
  pointerType: string;
}

function isTouch({ pointerType }: Pointer): boolean {
  return pointerType === 'touch';
}
