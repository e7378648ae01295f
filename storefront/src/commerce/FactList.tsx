interface FactListProps {
  className: string | undefined;
  facts: readonly { name: string; value: string }[];
}

/** Names with their values. */
export function FactList({ className, facts }: FactListProps) {
  return (
    <dl className={className}>
      {facts.map(({ name, value }) => (
        <div key={name + value}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
