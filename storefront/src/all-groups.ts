// The server renders every page, so the groups of all pages join at once.
import './account/my-account.state.ts';
import './blog/blogs.state.ts';
import './checkout/checkout.state.ts';
import './orders/orders.state.ts';
import './studio/ar-customization.state.ts';
import './studio/product-customization.state.ts';
import './studio/upload.state.ts';
