import { Link } from '@afterimage/ui/Link.tsx';

/** Leads to an order. */
export function OrderLink({ orderId, orderNumber }: { orderId: string; orderNumber: string }) {
  return <Link to={`/admin/orders/${orderId}`}>{orderNumber}</Link>;
}
