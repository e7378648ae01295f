import type { TextMedium as Text } from '@afterimage/contract/customization.ts';
import { useEffect, useRef } from 'react';
import styles from './TextMedium.module.css';
import { fontSizeOf, keyframesOf, animatesByGrapheme, textSegments } from '@afterimage/media/text-setting.ts';
import { useFont } from './use-font.ts';

interface TextMediumProps {
  medium: Text;
  /** The proportions of the ground that it is set on, width to height. */
  ratio: number;
  playing: boolean;
  loop: boolean;
}

/** A text as it plays on a print; all that it shows is in its JSON. */
export function TextMedium(props: TextMediumProps) {
  return <Setting key={props.medium.text} {...props} />;
}

function Setting({ medium, ratio, playing, loop }: TextMediumProps) {
  const backgroundElement = useRef<HTMLSpanElement>(null);
  const { text, font, color, background, align, animation } = medium;
  useFont(font);

  useEffect(() => {
    const whole = backgroundElement.current?.querySelector<HTMLElement>('[data-whole]');
    if (!playing || !whole) return;
    const characterElements = [...whole.querySelectorAll<HTMLElement>('[data-sign]')];
    const parts = animatesByGrapheme(animation) ? characterElements : [whole];
    const running = parts.flatMap((part, index) => {
      const motion = keyframesOf(animation, index, parts.length, loop);
      return motion ? [part.animate(motion.keyframes, motion.options)] : [];
    });
    return () => {
      for (const one of running) one.cancel();
    };
  }, [animation, loop, playing]);

  return (
    <span
      ref={backgroundElement}
      className={styles.ground}
      data-align={align}
      style={{ backgroundColor: background ?? 'transparent' }}
    >
      <span
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- signs that come up one by one are read as one text
        role="img"
        aria-label={text}
        data-whole=""
        className={styles.text}
        style={{
          color,
          fontFamily: `"${font}", serif`,
          fontSize: `${Number((fontSizeOf(medium, ratio) * 100).toFixed(3))}cqh`,
        }}
      >
        {textSegments(text).map(({ word, breaks }, place) =>
          breaks ? (
            <br key={place} />
          ) : (
            <span key={place} className={styles.word}>
              {word.map((character, index) => (
                <span key={index} data-sign="" className={styles.sign}>
                  {character}
                </span>
              ))}
            </span>
          ),
        )}
      </span>
    </span>
  );
}
